import { describeContract } from '@nadi/api-server/test/contract-suite';
import { createNadiMock } from './nadi-mock';
import { serve } from './test/serve';
import { tokenFor } from './test/token-for';

describeContract({
  async start() {
    const mock = createNadiMock();
    return { ...(await serve(mock)), tokenFor: async (role) => tokenFor(mock, role) };
  },
});
