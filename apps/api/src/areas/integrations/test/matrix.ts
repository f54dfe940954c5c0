import { caller, type Rules } from '../../../../test/matrix/rule';
import { anImport } from '../../../../test/matrix/samples';

export const rules: Rules = {
  listHealthImports: caller,
  createHealthImport: { ...caller, ask: async () => ({ body: anImport }) },
  undoHealthImport: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.healthImport(owner) }),
  },
};
