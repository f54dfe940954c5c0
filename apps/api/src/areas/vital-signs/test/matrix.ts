import { caller, type Rules } from '../../../../test/matrix/rule';
import { pulse } from '../../../../test/readings';

const altitude = { kind: 'altitude', from: '2026-11-01', to: '2026-11-02', metres: 3000 };

export const rules: Rules = {
  listHealthFacts: caller,
  addHealthFact: { ...caller, ask: async () => ({ body: altitude }) },
  updateHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner, altitude), body: altitude }),
  },
  deleteHealthFact: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthFact(owner, altitude) }),
  },
  listVitalSigns: caller,
  recordVitalSign: { ...caller, ask: async () => ({ body: pulse }) },
  readVitalSignSummary: caller,
  readVitalSignTrend: { ...caller, ask: async () => ({ query: 'metric=pulse' }) },
  updateVitalSign: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.reading(owner), body: { value: 75 } }),
  },
  deleteVitalSign: { about: 'patient', ask: async (world, owner) => ({ id: await world.reading(owner) }) },
};
