import { caller, expectedOf, type Rules } from '../../../../test/matrix/rule';
import { anImport } from '../../../../test/matrix/samples';

export const rules: Rules = {
  listHealthImports: caller,
  createHealthImport: { ...caller, ask: async () => ({ body: anImport }) },
  listHealthProviders: caller,
  beginHealthConnection: {
    ...caller,
    ask: async (world, who) => {
      await world.connectionBegun(who);
      return { body: { provider: 'withings' } };
    },
  },
  completeHealthConnection: {
    ...caller,
    ask: async (world, who, column) => ({
      body:
        expectedOf('completeHealthConnection', column, caller) === 'allowed'
          ? await world.connectionAllowed(who)
          : { provider: 'withings', state: 'a-state-that-nobody-has', code: 'given-by-nobody' },
    }),
  },
  endHealthConnection: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthConnection(owner) }),
  },
  listHealthSyncs: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthConnection(owner) }),
  },
  syncHealthConnection: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthConnection(owner) }),
  },
  listProviderConfigurations: { about: 'platform' },
  configureProvider: {
    about: 'platform',
    ask: async () => ({ id: 'withings', body: { clientId: 'nadi-sample', clientSecret: 'of-no-worth' } }),
  },
  undoHealthImport: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthImport(owner) }),
  },
};
