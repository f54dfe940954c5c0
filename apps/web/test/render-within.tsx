import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '../src/App';
import { createServices } from '../src/app/services';
import '../src/app/device-code';
import type { Navigation, Place } from '../src/kernel/browser/navigation';
import { memoryStorage } from '../src/kernel/browser/storage';
import { createTokenStore } from '../src/kernel/browser/token-store';
import { deviceOf } from '../src/kernel/offline/device';
import { memoryOffline } from '../src/kernel/offline/offline-platform';
import { sessionStarted } from '../src/kernel/session/session-requests';
import { type Answers, startApiStub } from './api-stub';
import { answerWhenever } from './dom-test-setup';

type PlaceKeeperProps = { keep(place: Place): void };

function PlaceKeeper({ keep }: PlaceKeeperProps) {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => keep({ pathname, search, hash }), [keep, pathname, search, hash]);
  return null;
}

/** Opens the app for someone with a session, within a page that is not its own, as the catalogue does. */
export async function openWithin(at: string, answers: Answers) {
  answerWhenever();
  const server = await startApiStub(answers);
  const storage = memoryStorage();
  createTokenStore(storage).write({ token: 'token', refreshToken: 'refresh' });
  let place: Place = { pathname: at, search: '', hash: '' };
  const keep = (now: Place) => {
    place = now;
  };
  const left: string[] = [];
  const navigation: Navigation = {
    events: new EventTarget(),
    place: () => place,
    leave: (href) => void left.push(href),
  };
  const demoAccount = { label: 'Asha', description: '', email: 'asha@nadi.example', password: '' };
  const services = createServices({
    baseUrl: server.baseUrl,
    storage,
    navigation,
    device: deviceOf(memoryOffline()),
    tell: () => undefined,
    fetch: async (request) =>
      request.url.endsWith('/dev/demo-accounts.json')
        ? new Response(JSON.stringify({ data: [demoAccount] }))
        : globalThis.fetch(request),
  });

  const { container, unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <PlaceKeeper keep={keep} />
      <App services={services} />
    </MemoryRouter>,
  );
  services.store.dispatch(sessionStarted());
  return {
    element: container,
    navigation,
    place: () => place,
    /** Links that led out of the app. */
    left,
    close() {
      unmount();
      services.stop();
      services.queryClient.clear();
      server.close();
    },
  };
}
