import { configureStore } from '@reduxjs/toolkit';
import { QueryClient } from '@tanstack/react-query';
import { reducer } from '../kernel/services/reducer';
import type { Services } from '../kernel/services/services';
import { ended } from '../kernel/session/session-slice';

/** The services that a page needs to be drawn once, for a person who is not signed in: no workflow runs, and nothing is requested. */
export function signedOut(): Services {
  const store = configureStore({ reducer });
  store.dispatch(ended({ keepsPlace: true }));
  const services: Partial<Services> = {
    queryClient: new QueryClient(),
    navigation: {
      events: new EventTarget(),
      place: () => ({ pathname: '/', search: '', hash: '' }),
      leave: () => undefined,
    },
  };
  // Effects do not run here, and only effects use the rest.
  return { ...services, store } as Services;
}
