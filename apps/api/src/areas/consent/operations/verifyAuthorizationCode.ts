import { answer } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import { maxTries, sayRefusal, type TryOutcome } from '@nadi/domain/consent/codes';
import { and, eq, sql } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader } from '../../../kernel/db/transaction';
import { mutation } from '../../../kernel/operation/operation';
import { hashesOf } from '../codes';
import { accessGranted, codeExhausted } from '../notices';
import { ofDoctor } from '../policy/own-consents';
import { presentAuthorization } from '../presenters/consent';
import { consents } from '../tables/consents';

export const verifyAuthorizationCode = mutation('verifyAuthorizationCode', async ({ body }, given) => {
  const { tx, caller, now, secrets, touched, tell, notify, noteSecurity } = given;
  const [asked] = await tx
    .select()
    .from(consents)
    .where(and(hasId(consents.id, body.requestId), ofDoctor(caller)));
  if (!asked) throw notFound();
  const { id, patientId, purpose, requester } = asked;
  touched({ subjectId: patientId, recordIds: [id], purpose });

  const outcome = await tryCode(id, hashesOf(body.code, asked, secrets), tx);
  const changed = { name: 'consent-changed', message: { consentId: id } } as const;
  if (outcome === 'granted') {
    notify(patientId, accessGranted(requester, id));
    tell(patientId, changed);
    const [row] = await tx.select().from(consents).where(eq(consents.id, id));
    if (!row) throw new Error('What was granted is not there.');
    return answer(presentAuthorization(row, now));
  }
  if (outcome === 'absent') throw notFound();
  const tries = outcome === 'wrong' ? await countTries(id, tx) : maxTries;
  const words = sayRefusal(outcome, maxTries - tries);
  if (outcome === 'wrong' || outcome === 'exhausted') {
    noteSecurity(outcome === 'wrong' ? 'consent-code-refused' : 'consent-code-exhausted');
    tell(patientId, changed);
  }
  if (outcome === 'exhausted') notify(patientId, codeExhausted(requester, id));
  // Returned, not thrown: the try is counted.
  return outcome === 'ended' || outcome === 'not-allowed'
    ? conflict(words)
    : unprocessable([{ pointer: '/body/code', message: words, code: outcome }]);
});

async function tryCode(id: string, hashes: readonly string[], tx: Reader): Promise<TryOutcome | 'absent'> {
  const list = sql.join(
    hashes.map((hash) => sql`${hash}::text`),
    sql`, `,
  );
  const [tried] = await tx
    .select({ outcome: sql<TryOutcome | 'absent'>`verify_consent_code(${id}::uuid, array[${list}])` })
    .from(sql`(values (1)) as one`);
  return tried?.outcome ?? 'absent';
}

async function countTries(id: string, tx: Reader): Promise<number> {
  const [counted] = await tx
    .select({ tries: sql<number | null>`consent_tries(${id}::uuid)` })
    .from(sql`(values (1)) as one`);
  return counted?.tries ?? maxTries;
}
