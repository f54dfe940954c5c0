import { by } from '../../../../test/api';
import { caller, nobody, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  exportAccount: caller,
  readAccountDeletion: caller,
  requestAccountDeletion: caller,
  cancelAccountDeletion: {
    ...caller,
    ask: async ({ api }, who) => {
      await api.ask.post('/account/deletion').set(by(who)).expect(200);
      return {};
    },
  },
  listAccessLog: caller,
  listDataRequests: caller,
  createDataRequest: caller,
  withdrawDataRequest: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.dataRequest(owner), body: { status: 'withdrawn' } }),
  },
  readGrievanceContact: nobody,
};
