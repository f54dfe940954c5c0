import type { Session } from '@nadi/contract/schema';
import { call, put } from 'typed-redux-saga';
import { inTime } from '../../../kernel/browser/in-time';
import { navigateTo, type Place } from '../../../kernel/browser/navigation';
import { destinationOf } from '../../../kernel/session/destination';
import type { SessionDependencies } from '../../../kernel/session/session-dependencies';
import { found } from '../../../kernel/session/session-slice';

/** Milliseconds; a browser whose database hangs must not keep anyone out. */
const timeoutMs = 3_000;

/** Opens the session that the server gave. Anything read or filled in by the person before is deleted. */
export function* enter(
  { tokens, navigation, drafts, forgetData }: SessionDependencies,
  session: Session,
  from: Place | null,
) {
  yield* call(() => inTime(drafts.wipe(session.user.id), timeoutMs));
  yield* call(() => forgetData('here'));
  yield* call(tokens.write, session);
  yield* put(found({ user: session.user }));
  yield* call(navigateTo, navigation, destinationOf(session.user, from));
}
