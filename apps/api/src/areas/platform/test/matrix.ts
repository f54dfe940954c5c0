import { examples } from '@nadi/contract/examples';
import { columns } from '../../../../test/matrix/columns';
import { caller, nobody, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  readLiveness: nobody,
  readReadiness: nobody,
  // Tests the batch alone: what is in it has its own rows; `batch.test.ts` asks for each of them in a batch too.
  runBatch: {
    ...caller,
    ask: async (_, _who, column) => ({
      body: examples.runBatch.request[columns[column].role === 'PATIENT' ? 'patient' : 'doctor'],
    }),
  },
  recordFrontendLogs: nobody,
};
