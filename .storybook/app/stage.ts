import type { cast } from '@nadi/contract/examples';
import type { Mock } from '@nadi/mock-server/mock-types';
import { tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import type { ScenarioName } from '@nadi/mock-server/nadi/scenarios';
import { type Mail, type World, worldOf } from '@nadi/mock-server/nadi/world';
import { toasts } from '@nadi/ui/toasts';
import { createServices } from '../../apps/web/src/app/services';
import type { Services } from '../../apps/web/src/kernel/services/services';
import { tellOfError } from '../../apps/web/src/kernel/shell/Toasts';
import '../../apps/web/src/app/device-code';
import { type Navigation, navigateTo, type Place } from '../../apps/web/src/kernel/browser/navigation';
import { memoryStorage } from '../../apps/web/src/kernel/browser/storage';
import { createTokenStore } from '../../apps/web/src/kernel/browser/token-store';
import { deviceOf } from '../../apps/web/src/kernel/offline/device';
import { memoryOffline } from '../../apps/web/src/kernel/offline/offline-platform';
import { sessionStarted } from '../../apps/web/src/kernel/session/session-requests';
import type { Theme } from '../../apps/web/src/kernel/ui/ui-slice';
import { demoAccounts } from './demo-accounts';
import { createLine, type Line } from './line';
import { examplePasskeys } from './passkeys';

export type Person = keyof typeof cast.people;

export type StageOptions = {
  /** The person of the cast who is signed in. */
  as: Person | 'nobody';
  /** The address at which the app is opened. */
  at: string;
  /** With what the mock begins; its examples where nothing is said. */
  scenario?: ScenarioName;
  /** An instant at which the mock's clock stands; it runs where none is said. */
  frozenAt?: string;
  theme: Theme;
  /** The events before the app was opened. */
  before?: (stage: Backstage) => void;
};

/** The services behind an app in the catalogue: its own server, its own storage, its own line between them. */
export type Backstage = {
  mock: Mock;
  world: World;
  line: Line;
  storage: ReturnType<typeof memoryStorage>;
};

export type Stage = Backstage & {
  services: Services;
  /** Kept by the router. */
  place: Place;
  /** Told of links that lead out of the app. */
  onLeave: (href: string) => void;
  /** Follows a path, as a link outside of the app does. */
  follow(path: string): void;
  /** The path in the newest mail to an address. */
  linkTo(email: string): string;
  close(): void;
};

const paths: Record<Mail['kind'], string> = {
  verification: '/auth/verify-email',
  reset: '/auth/reset-password',
};

/** The path that a mail's link leads to. */
export const pathIn = ({ kind, token }: Mail): string => `${paths[kind]}#token=${encodeURIComponent(token)}`;

const baseUrl = new URL('/api/v1', window.location.href).href;
const demoPage = '/dev/demo-accounts.json';
/** Makes what the mock invents the same each time. */
const seed = 1;

/** Builds everything that the app needs, for one story alone. */
export function openStage({ as, at, scenario, frozenAt, theme, before }: StageOptions): Stage {
  const mock = createNadiMock({ seed, scenario, frozenAt });
  const world = worldOf(mock.store);
  const line = createLine(mock, { [demoPage]: () => Response.json({ data: demoAccounts }) });
  const storage = memoryStorage();
  storage.setItem('theme', theme);
  if (as !== 'nobody') createTokenStore(storage).write(tokensOf(as));
  before?.({ mock, world, line, storage });

  const events = new EventTarget();
  const [pathname = '/'] = at.split(/[?#]/);
  const navigation: Navigation = {
    events,
    place: () => stage.place,
    leave: (href) => stage.onLeave(href),
  };
  const services = createServices({
    baseUrl,
    storage,
    navigation,
    fetch: line.fetch,
    tell: tellOfError,
    passkeys: examplePasskeys,
    // The leftovers of one story must not be there for the next.
    device: deviceOf(memoryOffline()),
    connectivity: line.connectivity,
    // No one else shares this storage.
    locks: { request: (_name, run) => run() },
  });
  const stage: Stage = {
    mock,
    world,
    line,
    storage,
    services,
    place: { pathname, search: '', hash: '' },
    onLeave: () => undefined,
    follow: (path) => navigateTo(navigation, { path }),
    linkTo(email) {
      const mail = world.mails.findLast(({ to }) => to === email);
      if (!mail) throw new Error(`No mail went to ${email}.`);
      return pathIn(mail);
    },
    close() {
      services.stop();
      services.queryClient.clear();
      toasts.clear();
    },
  };
  services.store.dispatch(sessionStarted());
  return stage;
}
