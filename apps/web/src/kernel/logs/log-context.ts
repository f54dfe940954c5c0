import { randomId } from '@nadi/api-client/random-id';
import type { FrontendLogContext, User } from '@nadi/contract/schema';
import { cutAddress } from '@nadi/domain/platform/frontend-log';
import { addresses } from '../../../generated/addresses';

/** Characters of what a browser says that it is; the contract's bound. */
const longestAgent = 512;

// Belongs to this page's life and to nothing else: it leads to no session and no person.
const sessionId = randomId();

/** Returns where something happens now: the page, the browser and the person who is signed in. */
export const logContext = (
  user: Pick<User, 'id' | 'role'> | null,
): Omit<FrontendLogContext, 'timestamp'> => ({
  url: cutAddress(window.location.href, addresses),
  userAgent: navigator.userAgent.slice(0, longestAgent),
  sessionId,
  userId: user?.id ?? null,
  role: user?.role ?? null,
});
