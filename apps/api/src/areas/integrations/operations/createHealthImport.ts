import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { findNew, findTooManyImports, splitReadings } from '@nadi/domain/integrations/health-import';
import { findEnded, findPartFault, spanOf, withPart } from '@nadi/domain/integrations/import-parts';
import { mayBeUrgent } from '@nadi/domain/vital-signs/assessment';
import { eq } from 'drizzle-orm';
import { inBatches } from '../../../kernel/db/in-batches';
import { mutation } from '../../../kernel/operation/operation';
import { holdSubject, toVitalSign, vitalSigns } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { findThere, findWhole, holdImports } from '../queries/find-imports';
import { type HealthImportRow, healthImports } from '../tables/health-imports';

export const createHealthImport = mutation('createHealthImport', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const tooMany = findTooManyImports(await holdImports(caller, tx));
  if (tooMany) throw unprocessable([tooMany]);
  const whole = await findWhole(body.fingerprint, caller, tx);
  const ended = findEnded(body.continues, whole);
  if (ended) throw unprocessable([ended]);
  const subject = await holdSubject(caller, tx);
  const { possible, leftOut } = splitReadings(body.readings, { subject, now });
  // Looks for the possible ones alone: the others have any time, and would make it read the whole history.
  const { added, alreadyThere } = findNew(possible, await findThere(possible, caller, tx));
  const rows = added.map((reading) => toVitalSign(reading, subject, { caller, newId, now }));
  const identities = added.map(({ identity }) => identity);
  const part = {
    ...{ added: rows.length, alreadyThere, leftOut, remaining: body.remaining ?? 0 },
    critical: rows.filter(({ assessment }) => mayBeUrgent(assessment)).length,
  };
  const totals = whole ? withPart(whole, part) : part;
  const fault = findPartFault(totals);
  if (fault) throw unprocessable([fault]);
  for (const batch of inBatches(rows)) await tx.insert(vitalSigns).values(batch);
  const row: HealthImportRow = {
    ...{ id: newId(), patientId: caller.userId, name: body.name, status: 'added', partOf: whole?.id ?? null },
    ...{ fingerprint: body.fingerprint ?? null, readingIds: rows.map(({ id }) => id), identities },
    ...{ ...spanOf(identities), ...part, undoneAt: null, version: 1, createdAt: now },
    // The import that it joins has these numbers.
    ...(whole && { leftOut: [], alreadyThere: 0, remaining: 0 }),
  };
  if (!whole || rows.length > 0) await tx.insert(healthImports).values(row);
  touched({ recordIds: [whole?.id ?? row.id] });
  if (!whole) return versioned(toAnswer(row));
  const changes = { ...totals, version: whole.version + 1 };
  await tx.update(healthImports).set(changes).where(eq(healthImports.id, whole.id));
  return versioned(toAnswer({ ...whole, ...changes }));
});
