import { HelpScreen } from '@nadi/ui/screens/public/HelpScreen';
import { use } from 'react';
import { ServicesContext } from '../../kernel/services/use-services';
import { LiveServer } from './LiveServer';
import { OfficerOfServices } from './OfficerOfServices';

export function HelpRoute() {
  // There are none where the page is drawn ahead.
  const services = use(ServicesContext);
  return (
    <HelpScreen
      isItUs={
        <LiveServer
          {...(services && {
            ask: async ({ signal }) => (await services.api.GET('/health/ready', { signal })).response,
          })}
        />
      }
      officer={<OfficerOfServices />}
    />
  );
}
