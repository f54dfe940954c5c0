import type { ApiClient } from '@nadi/api-client/client';
import type { Channel } from 'redux-saga';
import type { Navigation } from '../browser/navigation';
import type { Passkeys } from '../browser/passkeys';
import type { BrowserTokenStore } from '../browser/token-store';
import type { OnboardingDrafts } from '../drafts/onboarding-drafts';
import type { Outbox } from '../offline/outbox';
import type { Forgetting, ReadStore } from '../offline/read-store';

/** What the session's workflows touch outside of the store. */
export type SessionDependencies = {
  api: ApiClient;
  tokens: BrowserTokenStore;
  passkeys: Passkeys;
  navigation: Navigation;
  /** Says why the client could not carry the session on. */
  expiries: Channel<string>;
  /** Drops all that was read in this session's name: from the page at once, and from this device by the time it resolves. */
  forgetData: (where: Forgetting) => Promise<void>;
  readStore: Pick<ReadStore, 'find' | 'keep' | 'wipe'>;
  /** What people have filled in and not submitted; it outlives a session that ends by itself. */
  drafts: Pick<OnboardingDrafts, 'drop' | 'wipe'>;
  /** Tells when the server may be there again. @returns how to stop listening */
  onOccasion: (listener: () => void) => () => void;
  /** Whether the browser believes that there is a network. */
  isOnline: () => boolean;
  /** For how many milliseconds the server is asked who is here, where this device knows. */
  patience: number;
  /** Says to the person what went wrong, for a moment. */
  tell: (message: string) => void;
  outbox: Outbox;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};
