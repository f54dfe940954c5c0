import { challengeLifetime } from '@nadi/domain/identity/session-limits';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { passkeyChallenges } from '../tables/two-step';

/** As many outdated challenges are deleted with each new one, so that they never accumulate. */
const sweptAtOnce = 20;

type Given = { tx: Writer; caller: Caller | null; now: Date };

/** Stores a challenge for one answer: the caller's, or that of anyone signing in. */
export async function keepChallenge(
  challenge: string,
  { tx, caller, now, newId }: Given & { newId(): string },
): Promise<string> {
  const outdated = tx
    .select({ id: passkeyChallenges.id })
    .from(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, now))
    .limit(sweptAtOnce)
    .for('update', { skipLocked: true });
  await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.id, outdated));

  const id = newId();
  const expiresAt = new Date(now.getTime() + challengeLifetime);
  await tx.insert(passkeyChallenges).values({ id, userId: caller?.userId ?? null, challenge, expiresAt });
  return id;
}

/** Removes a challenge and returns it; null if it was used, has expired or was created for someone else. */
export async function takeChallenge(id: string, { tx, caller, now }: Given): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [taken] = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        gt(passkeyChallenges.expiresAt, now),
        caller ? own(passkeyChallenges.userId, caller) : isNull(passkeyChallenges.userId),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken?.challenge ?? null;
}
