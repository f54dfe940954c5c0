import { answer } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { checkScope, day, shareDays } from '@nadi/domain/consent/consent';
import { inOrder } from '@nadi/domain/consent/kinds';
import { eq, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { mutation } from '../../../kernel/operation/operation';
import { presentConsent } from '../presenters/consent';
import { findOwnEntries } from '../queries/own-entries';
import { consents } from '../tables/consents';

const fault = (pointer: string, message: string, code: string) => unprocessable([{ pointer, message, code }]);

export const shareData = mutation('shareData', async ({ body }, given) => {
  const { tx, caller, now, newId, touched, shared: tables, tell } = given;
  const { doctorId, recordIds } = body;
  const isThere = isUuid(doctorId) && (await isVerified(doctorId, given));
  if (!isThere) throw fault('/body/doctorId', 'Must be a doctor whose registration is verified.', 'unknown');
  const entries = await findOwnEntries(recordIds, tables, given);
  if (entries.length < recordIds.length)
    throw fault('/body/recordIds', 'Must be entries of yours that are still there.', 'unknown');
  if (entries.some(({ isOnlyYou }) => isOnlyYou))
    throw fault(
      '/body/recordIds',
      'One of them is marked "only you". Take the mark away before you share it.',
      'only-you',
    );
  const kinds = inOrder(entries.map(({ kind }) => kind));
  const until = body.accessUntil ? new Date(body.accessUntil) : new Date(now.getTime() + shareDays * day);
  const faults = checkScope({ kinds, dates: null, accessUntil: until }, now);
  if (faults.length > 0) throw unprocessable(faults);

  const id = newId();
  await tx.insert(consents).values({
    id,
    patientId: caller.userId,
    doctorId,
    status: 'GRANTED',
    origin: 'share',
    purpose: 'CAREMGT',
    accessMode: 'VIEW',
    // Both are filled in by the database.
    requester: sql`'{}'`,
    patient: sql`'{}'`,
    askedKinds: kinds,
    askedUntil: until,
    kinds,
    accessUntil: until,
    entryIds: entries.map((entry) => entry.id),
    requestedAt: now,
    answerBy: now,
    grantedAt: now,
    version: 1,
    updatedAt: now,
  });
  touched({ recordIds: [id] });
  tell(doctorId, { name: 'consent-changed', message: { consentId: id } });
  const [row] = await tx.select().from(consents).where(eq(consents.id, id));
  if (!row) throw new Error('What was shared is not there.');
  return answer(presentConsent(row, null, now));
});

async function isVerified(
  doctorId: string,
  { tx }: { tx: Parameters<typeof findOwnEntries>[2]['tx'] },
): Promise<boolean> {
  const [found] = await tx
    .select({ isVerified: sql<boolean>`is_verified_doctor(${doctorId}::uuid)` })
    .from(sql`(values (1)) as one`);
  return found?.isVerified ?? false;
}
