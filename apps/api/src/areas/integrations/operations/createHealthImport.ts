import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { findTooManyImports, sortReadings } from '@nadi/domain/integrations/health-import';
import { mayBeUrgent } from '@nadi/domain/vital-signs/judgement';
import { inBatches } from '../../../kernel/db/in-batches';
import { mutation } from '../../../kernel/operation/operation';
import { holdSubject, toVitalSign, vitalSigns } from '../../vital-signs/offers';
import { toAnswer } from '../present';
import { findThere, holdImports } from '../queries/find-imports';
import { type HealthImportRow, healthImports } from '../tables/health-imports';

export const createHealthImport = mutation('createHealthImport', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const tooMany = findTooManyImports(await holdImports(caller, tx));
  if (tooMany) throw unprocessable([tooMany]);
  const subject = await holdSubject(caller, tx);
  const there = await findThere(body.readings, caller, tx);
  const { added, alreadyThere, leftOut } = sortReadings(body.readings, { there, subject, now });
  const rows = added.map((reading) => toVitalSign(reading, subject, { caller, newId, now }));
  for (const batch of inBatches(rows)) await tx.insert(vitalSigns).values(batch);
  const row: HealthImportRow = {
    id: newId(),
    patientId: caller.userId,
    name: body.name,
    status: 'added',
    readingIds: rows.map(({ id }) => id),
    identities: added.map(({ identity }) => identity),
    critical: rows.filter(({ judgement }) => mayBeUrgent(judgement)).length,
    alreadyThere,
    leftOut,
    undoneAt: null,
    version: 1,
    createdAt: now,
  };
  await tx.insert(healthImports).values(row);
  touched({ recordIds: [row.id] });
  return versioned(toAnswer(row));
});
