import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppFrame } from './app/AppFrame';
import type { Services } from './app/services';
import { ServicesContext } from './app/use-services';

/** The whole app over its services. */
export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <Provider store={services.store}>
        <QueryClientProvider client={services.queryClient}>
          <BrowserRouter>
            <AppFrame />
          </BrowserRouter>
        </QueryClientProvider>
      </Provider>
    </ServicesContext>
  );
}
