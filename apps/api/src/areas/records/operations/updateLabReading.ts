import { versioned } from '@nadi/api-server/answers';
import { conflict, notFound, unprocessable } from '@nadi/api-server/problem';
import { notReadYet, presentReading } from '@nadi/domain/labs/present-reading';
import { decisionFaults, observationsOf, saveFaults } from '@nadi/domain/labs/save-reading';
import { restoreFirst } from '@nadi/domain/records/record-faults';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { holdReading } from '../queries/find-lab-reading';
import { holdRecord } from '../queries/find-record';
import { labObservations } from '../tables/lab-observations';
import { labReadings } from '../tables/lab-readings';

export const updateLabReading = mutation('updateLabReading', async ({ path, headers, body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { row: record } = await holdRecord(path.id, caller, tx);
  const known = await holdReading(record.id, caller, tx);
  if (!known) throw notFound();
  touched({ recordIds: [record.id] });
  expectVersion(headers, known.version, 'LabReading', () => presentReading(known));
  if (record.deletedAt) throw conflict(restoreFirst);
  if (known.status !== 'read' && known.status !== 'saved') throw conflict(notReadYet);

  const { decisions, day, isOfMe, save } = body;
  const faults = save ? saveFaults(known, body, now) : decisionFaults(known, decisions);
  if (faults.length > 0) throw unprocessable(faults);

  if (save && day !== null) {
    await tx.delete(labObservations).where(eq(labObservations.recordId, record.id));
    const rows = observationsOf(known, body).map(({ page, ...observed }) => ({
      ...observed,
      id: newId(),
      patientId: caller.userId,
      recordId: record.id,
      day,
      fileId: page === null ? null : (known.pages[page]?.fileId ?? null),
      page: page === null ? null : (known.pages[page]?.page ?? null),
      createdAt: now,
    }));
    if (rows.length > 0) await tx.insert(labObservations).values(rows);
    await tellDoctors(given);
  }
  const changes = {
    ...{ decisions, day, isOfMe },
    status: save ? ('saved' as const) : known.status,
    version: known.version + 1,
    updatedAt: now,
  };
  await tx.update(labReadings).set(changes).where(eq(labReadings.recordId, record.id));
  return versioned(presentReading({ ...known, ...changes }));
});
