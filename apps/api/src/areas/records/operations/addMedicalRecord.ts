import { versioned } from '@nadi/api-server/answers';
import { unprocessable } from '@nadi/api-server/problem';
import { presentRecord } from '@nadi/domain/records/present-record';
import {
  checkDay,
  checkNamedUploads,
  findTooManyRecords,
  normaliseTags,
} from '@nadi/domain/records/record-faults';
import { searchText } from '@nadi/domain/records/search-words';
import { mutation } from '../../../kernel/operation/operation';
import { beginReading } from '../begin-reading';
import { keepUploads } from '../files/keep-uploads';
import { findUploads, holdTotals } from '../queries/find-uploads';
import { type MedicalRecordRow, medicalRecords } from '../tables/medical-records';

export const addMedicalRecord = mutation('addMedicalRecord', async ({ body }, given) => {
  const { tx, caller, now, newId, touched } = given;
  const { filed, deleted } = await holdTotals(caller, tx);
  const tooMany = findTooManyRecords(filed + deleted);
  if (tooMany) throw unprocessable([tooMany]);
  const { uploadIds = [], type, title, day = null, notes = null, source = null, onlyYou = false } = body;
  const uploads = await findUploads(caller, tx);
  const named = uploadIds.map((id) => uploads.find((one) => one.id === id.toLowerCase()));
  const faults = [...checkDay(day, now), ...checkNamedUploads(named)];
  if (faults.length > 0) throw unprocessable(faults);

  const said = { type, title, day, notes, source, onlyYou, tags: normaliseTags(body.tags ?? []) };
  const row: MedicalRecordRow = {
    id: newId(),
    patientId: caller.userId,
    ...said,
    words: searchText(said),
    version: 1,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  };
  await tx.insert(medicalRecords).values(row);
  const found = named.filter((one) => one !== undefined);
  const files = await keepUploads(found, row.id, { tx, caller, now });
  await beginReading({ recordId: row.id, type, files }, given);
  touched({ recordIds: [row.id] });
  return versioned(presentRecord(row, files));
});
