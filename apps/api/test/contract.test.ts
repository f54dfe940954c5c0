import { describeContract } from '@nadi/api-server/test/contract-suite';
import { startApi } from './api';

describeContract({
  async start() {
    const api = await startApi();
    return {
      url: api.url,
      tokenFor: async (role) => (await api.signedIn(role)).token,
      close: api.close,
    };
  },
});
