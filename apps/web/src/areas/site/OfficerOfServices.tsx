import { use } from 'react';
import { ServicesContext } from '../../kernel/services/use-services';
import { LiveOfficer } from './LiveOfficer';

/** Names the grievance officer on a page in the app; one that is drawn ahead has no services, and asks by itself. */
export function OfficerOfServices() {
  const services = use(ServicesContext);
  return (
    <LiveOfficer
      {...(services && {
        ask: async ({ signal }) =>
          (await services.api.GET('/grievance-contact', { signal, parseAs: 'stream' })).response,
      })}
    />
  );
}
