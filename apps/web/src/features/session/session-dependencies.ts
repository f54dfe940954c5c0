import type { ApiClient } from '@nadi/api-client/client';
import type { Channel } from 'redux-saga';
import type { Navigation } from '../../platform/navigation';
import type { Passkeys } from '../../platform/passkeys';
import type { BrowserTokenStore } from '../../platform/token-store';

/** What the session's workflows touch outside of the store. */
export type SessionDependencies = {
  api: ApiClient;
  tokens: BrowserTokenStore;
  passkeys: Passkeys;
  navigation: Navigation;
  /** Says why the client could not carry the session on. */
  expiries: Channel<string>;
  /** Drops all that was read in this session's name. */
  forgetData: () => void;
  /** Says to the person what went wrong, for a moment. */
  tell: (message: string) => void;
  /** Milliseconds, as `Date.now`. */
  now: () => number;
};
