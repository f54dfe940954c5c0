import type { HealthImportAnswer, NewHealthImport } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

/** Readings come and go with an import, and with them all that is made of readings. */
const common = {
  waits: false,
  invalidates: /^\/(health-imports|vital-signs|patients|insights|health-goals)/,
} as const;

export const createHealthImport: OnlineKind<NewHealthImport, HealthImportAnswer> = {
  ...common,
  operation: 'createHealthImport',
  send: (api, body, key) =>
    api.POST('/health-imports', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const undoHealthImport: OnlineKind<{ id: string }, HealthImportAnswer> = {
  ...common,
  operation: 'undoHealthImport',
  send: (api, { id }, key) =>
    api.PATCH('/health-imports/{id}/undo', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};
