import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { presentRecord } from '@nadi/domain/records/present-record';
import { checkDay, normaliseTags, restoreFirst } from '@nadi/domain/records/record-faults';
import { searchText } from '@nadi/domain/records/search-words';
import { eq } from 'drizzle-orm';
import { expectVersion } from '../../../kernel/operation/expect-version';
import { mutation } from '../../../kernel/operation/operation';
import { tellDoctors } from '../../../kernel/sharing/tell-doctors';
import { beginReading } from '../begin-reading';
import { holdRecord } from '../queries/find-record';
import { medicalRecords } from '../tables/medical-records';

export const updateMedicalRecord = mutation('updateMedicalRecord', async ({ path, headers, body }, given) => {
  const { tx, caller, now, touched } = given;
  const { row, files } = await holdRecord(path.id, caller, tx);
  touched({ recordIds: [row.id] });
  expectVersion(headers, row.version, 'MedicalRecord', () => presentRecord(row, files));
  if (row.deletedAt) throw conflict(restoreFirst);
  const faults = checkDay(body.day, now);
  if (faults.length > 0) throw unprocessable(faults);

  const said = { ...body, ...(body.tags ? { tags: normaliseTags(body.tags) } : {}) };
  const changes = {
    ...said,
    words: searchText({ ...row, ...said }),
    version: row.version + 1,
    updatedAt: now,
  };
  await tx.update(medicalRecords).set(changes).where(eq(medicalRecords.id, row.id));
  // One that is called a lab report only now.
  await beginReading({ recordId: row.id, type: changes.type ?? row.type, files }, given);
  await tellDoctors(given);
  return versioned(presentRecord({ ...row, ...changes }, files));
});
