import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import { AppFrame } from './app/AppFrame';
import type { Services } from './kernel/services/services';
import { ServicesContext } from './kernel/services/use-services';

/** The whole app over its services, in whichever router the page provides. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <AppFrame />
        </QueryClientProvider>
      </Provider>
    </ServicesContext>
  );
}
