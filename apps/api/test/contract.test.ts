import { describeContract } from '@nadi/api-server/test/contract-suite';
import { startApi } from './api';

describeContract({
  // The matrix asks for each operation in each role.
  provesRoles: false,
  async start() {
    const api = await startApi();
    return {
      url: api.url,
      tokenFor: async (role) => (await api.signedIn(role)).token,
      close: api.close,
    };
  },
});
