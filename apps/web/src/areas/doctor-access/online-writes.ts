import type { AuthorizationAnswer, NewAuthorization, NewEmergencyAccess } from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';

const lists = /^\/doctors\/patients/;

/** A patient is asked now: an answer to what was asked days ago would be of another day. */
export const requestAuthorization: OnlineKind<NewAuthorization, AuthorizationAnswer> = {
  waits: false,
  operation: 'requestAuthorization',
  invalidates: lists,
  send: (api, body, key) =>
    api.POST('/patient-search/authorization', { params: { header: { 'Idempotency-Key': key } }, body }),
};

/** A code is good for ten minutes. It takes no key: what was typed twice counts twice. */
export const verifyAuthorizationCode: OnlineKind<{ requestId: string; code: string }, AuthorizationAnswer> = {
  waits: false,
  operation: 'verifyAuthorizationCode',
  invalidates: lists,
  send: (api, body) => api.POST('/patient-search/verify-otp', { body }),
};

/** An emergency is now or not at all. */
export const openEmergencyAccess: OnlineKind<NewEmergencyAccess, AuthorizationAnswer> = {
  waits: false,
  operation: 'openEmergencyAccess',
  invalidates: lists,
  send: (api, body, key) =>
    api.POST('/patient-search/emergency-access', { params: { header: { 'Idempotency-Key': key } }, body }),
};
