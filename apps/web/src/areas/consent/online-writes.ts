import type {
  AllowedConsentAnswer,
  ConsentAnswer,
  ConsentDenial,
  ConsentScope,
  EntryAccessAnswer,
  EntryAccessPatch,
  NewShare,
  RevokedConsentsAnswer,
  SharingSettingsAnswer,
  SharingSettingsPatch,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

// A decision about what others see is made with the server or not at all: it must not come true hours later, unseen.
const common = {
  waits: false,
  invalidates: /^\/patients\/(consents|shared-doctors|sharing-settings|entries)/,
} as const;

/** Its answer has the code, so it takes no key: nothing of it is kept for a repeated request. */
export const allowConsent: OnlineKind<
  { id: string; version: number; body: ConsentScope },
  AllowedConsentAnswer
> = {
  ...common,
  operation: 'allowConsent',
  send: (api, { id, version, body }) =>
    api.POST('/patients/consents/{id}/allow', {
      params: { path: { id }, header: { 'If-Match': `"${version}"` } },
      body,
    }),
};

export const resendConsentCode: OnlineKind<{ id: string }, AllowedConsentAnswer> = {
  ...common,
  operation: 'resendConsentCode',
  send: (api, { id }) => api.POST('/patients/consents/{id}/code', { params: { path: { id } } }),
};

export const denyConsent: OnlineKind<{ id: string; body: ConsentDenial }, ConsentAnswer> = {
  ...common,
  operation: 'denyConsent',
  send: (api, { id, body }, key) =>
    api.POST('/patients/consents/{id}/deny', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

export const revokeAllConsents: OnlineKind<null, RevokedConsentsAnswer> = {
  ...common,
  operation: 'revokeAllConsents',
  send: (api, _, key) =>
    api.POST('/patients/consents/revoke-all', { params: { header: { 'Idempotency-Key': key } } }),
};

export const updateSharingSettings: OnlineKind<SharingSettingsPatch, SharingSettingsAnswer> = {
  ...common,
  operation: 'updateSharingSettings',
  send: (api, body, key) =>
    api.PATCH('/patients/sharing-settings', { params: { header: { 'Idempotency-Key': key } }, body }),
};

export const updateEntryAccess: OnlineKind<{ id: string; body: EntryAccessPatch }, EntryAccessAnswer> = {
  ...common,
  operation: 'updateEntryAccess',
  send: (api, { id, body }, key) =>
    api.PUT('/patients/entries/{id}/access', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
};

export const shareData: OnlineKind<NewShare, ConsentAnswer> = {
  ...common,
  operation: 'shareData',
  send: (api, body, key) =>
    api.POST('/patients/share-data', { params: { header: { 'Idempotency-Key': key } }, body }),
};
