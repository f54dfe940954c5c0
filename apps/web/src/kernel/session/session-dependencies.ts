import type { ApiClient } from '@nadi/api-client/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Channel } from 'redux-saga';
import type { Navigation } from '../browser/navigation';
import type { Passkeys } from '../browser/passkeys';
import type { OnReconnectSignal } from '../browser/reconnect-signals';
import type { BrowserTokenStore } from '../browser/token-store';
import type { OnboardingDrafts } from '../drafts/onboarding-drafts';
import type { Outbox } from '../offline/outbox';
import type { Forgetting, ReadStore } from '../offline/read-store';

/** The parts outside of the store that the session's workflows use. */
export type SessionDependencies = {
  api: ApiClient;
  tokens: BrowserTokenStore;
  passkeys: Passkeys;
  navigation: Navigation;
  /** Reports why the client could not continue the session. */
  expiries: Channel<string>;
  /** Deletes everything that was read in this session's name: from the page at once, and from this device by the time it resolves. */
  forgetData: (where: Forgetting) => Promise<void>;
  readStore: Pick<ReadStore, 'find' | 'keep' | 'wipe'>;
  /** Forms that were filled in and not submitted; they outlive a session that ends by itself. */
  drafts: Pick<OnboardingDrafts, 'drop' | 'wipe'>;
  /** Signals when the server may be back. @returns a function that stops listening */
  onReconnectSignal: OnReconnectSignal;
  /** True if the browser believes that there is a network. */
  isOnline: () => boolean;
  /** Milliseconds to wait for the server's answer about the user if this device knows the user. */
  timeoutMs: number;
  /** Shows the person for a moment what went wrong. */
  tell: (message: string) => void;
  outbox: Outbox;
  /** The data that was read for the shown pages. */
  queryClient: QueryClient;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};
