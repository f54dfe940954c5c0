import type {
  FamilyAcceptance,
  FamilyHelper,
  FamilyHelperPatch,
  FamilyMember,
  FamilyMemberPatch,
  NewFamilyInvitation,
  NewFamilyMember,
} from '@nadi/contract/schema';
import type { OnlineKind } from '../../kernel/offline/write-kinds';
import { versioned } from '../../kernel/online-writes/online-write';

// A right to act is decided online only.
const common = { waits: false, invalidates: /^\/family\// } as const;

const keyed = (key: string) => ({ 'Idempotency-Key': key });
type Id = { id: string };

/** The declaration of a parent or lawful guardian, in the version whose words the screen has. */
export const declaration = 'parent-or-guardian-2026-11';

export const addFamilyMember: OnlineKind<NewFamilyMember, unknown> = {
  ...common,
  operation: 'addFamilyMember',
  send: (api, body, key) => api.POST('/family/members', { params: { header: keyed(key) }, body }),
};

export const updateFamilyMember: OnlineKind<
  Pick<FamilyMember, 'id' | 'version'> & { body: FamilyMemberPatch },
  unknown
> = {
  ...common,
  operation: 'updateFamilyMember',
  send: (api, { id, version, body }, key) =>
    api.PUT('/family/members/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const leaveFamilyMember: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'leaveFamilyMember',
  send: (api, { id }, key) =>
    api.DELETE('/family/members/{id}', { params: { path: { id }, header: keyed(key) } }),
};

export const updateFamilyHelper: OnlineKind<
  Pick<FamilyHelper, 'id' | 'version'> & { body: FamilyHelperPatch },
  unknown
> = {
  ...common,
  operation: 'updateFamilyHelper',
  send: (api, { id, version, body }, key) =>
    api.PUT('/family/helpers/{id}', { params: { path: { id }, header: versioned(key, version) }, body }),
};

export const endFamilyHelper: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'endFamilyHelper',
  send: (api, { id }, key) =>
    api.DELETE('/family/helpers/{id}', { params: { path: { id }, header: keyed(key) } }),
};

export const inviteFamilyMember: OnlineKind<NewFamilyInvitation, unknown> = {
  ...common,
  operation: 'inviteFamilyMember',
  send: (api, body, key) => api.POST('/family/invitations', { params: { header: keyed(key) }, body }),
};

export const withdrawFamilyInvitation: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'withdrawFamilyInvitation',
  send: (api, { id }, key) =>
    api.DELETE('/family/invitations/{id}', { params: { path: { id }, header: keyed(key) } }),
};

export const resendFamilyInvitation: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'resendFamilyInvitation',
  send: (api, { id }, key) =>
    api.POST('/family/invitations/{id}/mail', { params: { path: { id }, header: keyed(key) } }),
};

export const acceptFamilyInvitation: OnlineKind<Id & { body: FamilyAcceptance }, unknown> = {
  ...common,
  operation: 'acceptFamilyInvitation',
  send: (api, { id, body }, key) =>
    api.POST('/family/invitations/{id}/acceptance', { params: { path: { id }, header: keyed(key) }, body }),
};

export const declineFamilyInvitation: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'declineFamilyInvitation',
  send: (api, { id }, key) =>
    api.POST('/family/invitations/{id}/refusal', { params: { path: { id }, header: keyed(key) } }),
};

/** For good; with the password that was given just now. */
export const deleteFamilyMemberRecord: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'deleteFamilyMemberRecord',
  send: (api, { id }, key) =>
    api.POST('/family/members/{id}/erasure', { params: { path: { id }, header: keyed(key) } }),
};

export const confirmFamilyReview: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'confirmFamilyReview',
  send: (api, { id }, key) =>
    api.POST('/family/members/{id}/review', { params: { path: { id }, header: keyed(key) } }),
};

export const sendTakeOver: OnlineKind<Id & { email: string }, unknown> = {
  ...common,
  operation: 'sendTakeOver',
  send: (api, { id, email }, key) =>
    api.POST('/family/hand-overs/{id}/invitation', {
      params: { path: { id }, header: keyed(key) },
      body: { email },
    }),
};

export const withdrawTakeOver: OnlineKind<Id, unknown> = {
  ...common,
  operation: 'withdrawTakeOver',
  send: (api, { id }, key) =>
    api.DELETE('/family/hand-overs/{id}/invitation', { params: { path: { id }, header: keyed(key) } }),
};
