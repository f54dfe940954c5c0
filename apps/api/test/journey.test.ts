// database: both
import { describeJourneys } from '@nadi/api-server/test/journey-suite';
import { accountsOf } from './accounts';
import { startApi } from './api';

describeJourneys({
  async start() {
    const api = await startApi();
    return {
      url: api.url,
      tokenFor: async (role) => (await api.signedIn(role)).token,
      newestToken: accountsOf(api).newestToken,
      now: api.clock.now,
      close: api.close,
    };
  },
});
