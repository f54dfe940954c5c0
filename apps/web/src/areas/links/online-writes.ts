import type { HealthLinkAnswer, NewHealthLink } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

// Decides with the server or not at all who else can read something.
const common = { waits: false, invalidates: /^\/patients\/health-links/ } as const;

export const createHealthLink: OnlineKind<NewHealthLink, HealthLinkAnswer> = {
  ...common,
  operation: 'createHealthLink',
  send: (api, body, key) =>
    api.POST('/patients/health-links', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const revokeHealthLink: OnlineKind<{ id: string }, HealthLinkAnswer> = {
  ...common,
  operation: 'revokeHealthLink',
  send: (api, { id }, key) =>
    api.POST('/patients/health-links/{id}/revoke', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
    }),
};
