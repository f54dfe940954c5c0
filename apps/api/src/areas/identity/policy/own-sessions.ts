import { and, eq, isNull, not, type SQL } from 'drizzle-orm';
import type { Caller } from '../../../kernel/people/caller';
import { isSuspended } from '../../../kernel/people/suspended';
import { own } from '../../../kernel/policy/own';
import { sessions } from '../tables/sessions';

/** People see and end their own sessions; ended sessions, those without their second step, and those of a suspended account do not exist. */
export const ownSessions = (caller: Caller): SQL | undefined =>
  and(
    own(sessions.userId, caller),
    isNull(sessions.revokedAt),
    eq(sessions.needsSecondStep, false),
    not(isSuspended(sessions.userId)),
  );
