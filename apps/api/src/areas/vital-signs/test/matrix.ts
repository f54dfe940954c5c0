import { caller, type Rules } from '../../../../test/matrix/rule';
import { altitude, aWeek } from '../../../../test/matrix/samples';
import { pulse } from '../../../../test/readings';

export const rules: Rules = {
  listHealthFacts: caller,
  addHealthFact: { ...caller, ask: async () => ({ body: altitude }) },
  updateHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner), body: altitude }),
  },
  deleteHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner) }),
  },
  listVitalSigns: caller,
  recordVitalSign: { ...caller, ask: async () => ({ body: pulse }) },
  listPressureWeeks: caller,
  startPressureWeek: { ...caller, ask: async () => ({ body: aWeek() }) },
  updatePressureWeek: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.pressureWeek(owner), body: { hasReminders: false } }),
  },
  readGrowth: caller,
  readVitalSignSummary: caller,
  readVitalSignTrend: { ...caller, ask: async () => ({ query: 'metric=pulse' }) },
  updateVitalSign: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.reading(owner), body: { value: 75 } }),
  },
  deleteVitalSign: { about: 'patient', ask: async (world, owner) => ({ id: await world.reading(owner) }) },
};
