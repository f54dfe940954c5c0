import { describeHostileQueries } from '@nadi/api-server/test/hostile-queries';
import { startApi } from '../api';
import { pulse, readingsOf } from '../readings';

describeHostileQueries({
  async start() {
    const api = await startApi();
    return {
      url: api.url,
      async tokenFor(role) {
        const person = await api.signedIn(role);
        // Without a reading nothing is asked of the database that a query could spoil.
        if (role === 'PATIENT') await readingsOf(api).recorded(person, pulse);
        return person.token;
      },
      close: api.close,
    };
  },
});
