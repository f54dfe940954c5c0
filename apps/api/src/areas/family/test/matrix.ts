import { caller, nobody, type Rule, type Rules } from '../../../../test/matrix/rule';
import type { World } from '../../../../test/matrix/world';

const of = (
  make: (world: World) => (owner: Parameters<World['reading']>[0]) => Promise<string>,
  body?: object,
): Rule => ({
  about: 'patient',
  ask: async (world, owner) => ({ id: await make(world)(owner), ...(body && { body }) }),
});

const member = (world: World) => world.family.member;
const handOver = (world: World) => world.family.handOver;
const reviewed = (world: World) => world.family.reviewed;
const helper = (world: World) => world.family.helper;
const sent = (world: World) => world.family.sent;
const received = (world: World) => world.family.received;

export const rules: Rules = {
  listFamilyMembers: caller,
  addFamilyMember: caller,
  readFamilyMember: of(member),
  updateFamilyMember: of(member, { relationship: 'ward' }),
  // The only guardian stays.
  leaveFamilyMember: { ...of(member), answers: 409 },
  deleteFamilyMemberRecord: of(member),
  listFamilyActivity: of(member),
  confirmFamilyReview: of(reviewed),
  listFamilyHandOvers: caller,
  sendTakeOver: of(handOver, { email: 'tara@family.example' }),
  withdrawTakeOver: of(handOver),
  takeOver: { ...nobody, answers: 422 },
  listFamilyHelpers: caller,
  updateFamilyHelper: of(helper, { level: 'view' }),
  endFamilyHelper: of(helper),
  listFamilyInvitations: caller,
  inviteFamilyMember: {
    ...caller,
    ask: async () => ({
      body: {
        purpose: 'act-for-me',
        email: 'someone@family.example',
        relationship: 'other',
        level: 'view',
      },
    }),
  },
  withdrawFamilyInvitation: of(sent),
  resendFamilyInvitation: of(sent),
  acceptFamilyInvitation: of(received),
  declineFamilyInvitation: of(received),
};
