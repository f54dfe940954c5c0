import { describeJourneys } from '@nadi/api-server/test/journey-suite';
import { createNadiMock } from './nadi-mock';
import { serve } from './test/serve';
import { tokenFor } from './test/token-for';
import { worldOf } from './world';

const frozenAt = '2026-11-20T09:00:00+05:30';

describeJourneys({
  async start() {
    const mock = createNadiMock({ frozenAt });
    return {
      ...(await serve(mock)),
      tokenFor: async (role) => tokenFor(mock, role),
      newestToken: (address) => worldOf(mock.store).mails.findLast(({ to }) => to === address)?.token ?? '',
      now: () => new Date(frozenAt),
    };
  },
});
