import { caller, type Rule, type Rules } from '../../../../test/matrix/rule';
import { aGoal } from '../../../../test/matrix/samples';

const ofGoal: Rule = {
  about: 'patient',
  ask: async (world, owner) => ({ id: await world.healthGoal(owner) }),
};

export const rules: Rules = {
  listHealthGoals: caller,
  createHealthGoal: { ...caller, ask: async () => ({ body: aGoal }) },
  readHealthGoal: ofGoal,
  readHealthGoalAnalytics: ofGoal,
  updateHealthGoal: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthGoal(owner), body: aGoal }),
  },
  deleteHealthGoal: ofGoal,
  updateHealthGoalProgress: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthGoal(owner), body: { currentValue: 5 } }),
  },
  completeHealthGoal: ofGoal,
  updateHealthGoalStatus: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthGoal(owner), body: { status: 'paused' } }),
  },
};
