import { PrivacyScreen } from '@nadi/ui/screens/public/PrivacyScreen';
import { use } from 'react';
import { ServicesContext } from '../../kernel/services/use-services';
import { LiveOfficer } from './LiveOfficer';

export function PrivacyRoute() {
  // There are none where the page is drawn ahead.
  const services = use(ServicesContext);
  return (
    <PrivacyScreen
      officer={
        <LiveOfficer
          {...(services && {
            ask: async ({ signal }) =>
              (await services.api.GET('/grievance-contact', { signal, parseAs: 'stream' })).response,
          })}
        />
      }
    />
  );
}
