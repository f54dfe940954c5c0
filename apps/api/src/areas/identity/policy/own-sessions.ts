import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { sessions } from '../tables/sessions';

/** People see and end their own sessions; ended sessions, and those without their second step, do not exist. */
export const ownSessions = (caller: Caller): SQL | undefined =>
  and(own(sessions.userId, caller), isNull(sessions.revokedAt), eq(sessions.needsSecondStep, false));
