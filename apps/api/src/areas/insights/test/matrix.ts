import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  listInsights: caller,
  listInsightHistory: caller,
  updateInsight: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.insight(owner), body: { isDismissed: true } }),
  },
};
