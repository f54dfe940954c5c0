import { describeHostileQueries } from '@nadi/api-server/test/hostile-queries';
import { createNadiMock } from './nadi-mock';
import { serve } from './test/serve';
import { tokenFor } from './test/token-for';

describeHostileQueries({
  async start() {
    const mock = createNadiMock();
    return { ...(await serve(mock)), tokenFor: async (role) => tokenFor(mock, role) };
  },
  // It keeps no consents.
  fromExamples: ['readPatientRecords'],
});
