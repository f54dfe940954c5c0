import type {
  HealthConnectionAnswer,
  HealthConnectionCompletion,
  HealthConnectionStartAnswer,
  HealthImportAnswer,
  NewHealthConnection,
  NewHealthImport,
  ProviderConfigurationAnswer,
  ProviderConfigurationChange,
  Success,
} from '@nadi/contract/schema';
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

const connections = { waits: false, invalidates: /^\/health-(providers|connections)/ } as const;

export const beginHealthConnection: OnlineKind<NewHealthConnection, HealthConnectionStartAnswer> = {
  ...connections,
  operation: 'beginHealthConnection',
  send: (api, body, key) =>
    api.POST('/health-connections', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const completeHealthConnection: OnlineKind<HealthConnectionCompletion, HealthConnectionAnswer> = {
  ...connections,
  operation: 'completeHealthConnection',
  send: (api, body) => api.POST('/health-connections/completions', { body }),
};

export const syncHealthConnection: OnlineKind<string, HealthConnectionAnswer> = {
  ...connections,
  operation: 'syncHealthConnection',
  send: (api, id, key) =>
    api.POST('/health-connections/{id}/syncs', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};

export const endHealthConnection: OnlineKind<string, Success> = {
  ...connections,
  operation: 'endHealthConnection',
  send: (api, id, key) =>
    api.DELETE('/health-connections/{id}', { params: { path: { id }, header: { 'Idempotency-Key': key } } }),
};

type Configured = { provider: NewHealthConnection['provider']; body: ProviderConfigurationChange };

export const configureProvider: OnlineKind<Configured, ProviderConfigurationAnswer> = {
  waits: false,
  operation: 'configureProvider',
  invalidates: /^\/admin\/health-providers/,
  send: (api, { provider, body }, key) =>
    api.PUT('/admin/health-providers/{provider}', {
      params: { path: { provider }, header: { 'Idempotency-Key': key } },
      body,
    }),
};
