import type {
  ExportedMedicalRecord,
  ExportedRecordFile,
  MedicalRecord,
  MedicalRecordPatch,
  MedicalRecordSummary,
  NewMedicalRecord,
  NewRecordUpload,
} from '@nadi/contract/schema';
import { checkNewUpload, maxStorage, partBytes, uploadLifetime } from '@nadi/domain/records/file-limits';
import {
  checkDay,
  checkNamedUploads,
  findTooManyRecords,
  normaliseTags,
  restoreFirst,
} from '@nadi/domain/records/record-faults';
import { isFound, searchedWords, searchText } from '@nadi/domain/records/search-words';
import type { Kind } from '../../mock-types';
import { conflict, unprocessable } from '../problems';
import type { KeptUpload, Person } from '../world';
import { keptList, keptOne, ownerOf, putInto } from './list-adapters';

export const medicalRecords: Kind<MedicalRecord> = {
  kept(given) {
    const me = ownerOf(given);
    return {
      list: () => me.medicalRecords,
      get: (id) => me.medicalRecords.find(({ _id }) => _id === id),
      put(record) {
        const known = me.medicalRecords.find(({ _id }) => _id === record._id);
        if (known) Object.assign(known, record);
        else me.medicalRecords.push(record);
      },
      delete: () => false,
    };
  },

  isChosen(record, { query: { dateFrom, dateTo, tag, search } }) {
    const { day, tags } = record;
    if (dateFrom !== undefined && (day === null || day < String(dateFrom))) return false;
    if (dateTo !== undefined && (day === null || day > String(dateTo))) return false;
    if (tag !== undefined && !tags.includes(String(tag).normalize('NFC').toLowerCase())) return false;
    return search === undefined || isFound(searchText(record), searchedWords(String(search)));
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    if (before) return change(before, sent as MedicalRecordPatch, given.now);
    const tooMany = findTooManyRecords(me.medicalRecords.length);
    if (tooMany) throw unprocessable(tooMany);
    const {
      uploadIds = [],
      day = null,
      notes = null,
      source = null,
      onlyYou = false,
      ...said
    } = sent as NewMedicalRecord;
    const named = uploadIds.map((id) => me.recordUploads.find((one) => one.id === id));
    const faults = [...checkDay(day, given.now), ...checkNamedUploads(named)];
    if (faults.length > 0) throw unprocessable(...faults);
    const uploads = named.filter((one) => one !== undefined);
    const createdAt = given.now.toISOString();
    for (const { id, type, bytes, parts } of uploads)
      me.files.push({ id, contentType: type, bytes, createdAt, content: new Blob(parts) });
    me.recordUploads = me.recordUploads.filter((one) => !uploads.includes(one));
    const files = uploads.map(({ id, name, type, bytes, pages, previews }) => ({
      ...{ id, name, type, bytes, pages, previews },
    }));
    const tags = normaliseTags(said.tags ?? []);
    return { ...said, tags, day, notes, source, onlyYou, files, status: 'filed', deletedAt: null };
  },
};

function change(before: MedicalRecord, sent: MedicalRecordPatch, now: Date): object {
  if (before.deletedAt) throw conflict(restoreFirst);
  const faults = checkDay(sent.day, now);
  if (faults.length > 0) throw unprocessable(...faults);
  return { ...before, ...sent, ...(sent.tags ? { tags: normaliseTags(sent.tags) } : {}) };
}

function summaryOf({ medicalRecords: all, recordUploads: uploads }: Person): MedicalRecordSummary {
  const counts: MedicalRecordSummary['counts'] = [];
  const filed = all.filter(({ deletedAt }) => deletedAt === null);
  for (const { day, type } of filed) {
    const month = day?.slice(0, 7) ?? null;
    const known = counts.find((one) => one.month === month && one.type === type);
    if (known) known.count += 1;
    else counts.push({ month, type, count: 1 });
  }
  const order = ({ month, type }: (typeof counts)[number]) => `${month ?? ''} ${type}`;
  counts.sort((a, b) => (order(a) < order(b) ? 1 : -1));
  const files = [...all.flatMap((record) => record.files), ...uploads];
  const usedBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    counts,
    deleted: all.length - filed.length,
    storage: { usedBytes, maxBytes: maxStorage },
  };
}

export const medicalRecordSummary: Kind<MedicalRecordSummary> = {
  kept: (given) => keptOne(() => summaryOf(ownerOf(given))),
};

export const recordUploads: Kind<KeptUpload> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.recordUploads, {
      put: (upload) => putInto(me.recordUploads, upload),
      remove(id) {
        me.recordUploads = me.recordUploads.filter((one) => one.id !== id);
      },
    });
  },
  make(sent, _, given) {
    const me = ownerOf(given);
    const upload = sent as NewRecordUpload;
    const has = { bytes: summaryOf(me).storage.usedBytes, uploads: me.recordUploads.length };
    const faults = checkNewUpload(upload, has);
    if (faults.length > 0) throw unprocessable(...faults);
    return {
      ...upload,
      ...{ received: 0, partBytes, status: 'receiving', refusal: null, pages: null, previews: 0, parts: [] },
      expiresAt: new Date(given.now.getTime() + uploadLifetime).toISOString(),
    };
  },
  show: ({ parts: _, ...upload }) => upload,
};

/** As the contract exports them. */
export const exportRecords = ({ medicalRecords: all }: Person): ExportedMedicalRecord[] =>
  all.map(({ _id: id, files: _, status: __, ...record }) => ({ id, ...record }));

export const exportRecordFiles = ({ medicalRecords: all }: Person): ExportedRecordFile[] =>
  all.flatMap(({ _id: recordId, files }) =>
    files.map(({ previews: _, ...file }, place) => ({ ...file, recordId, place, previewIds: [] })),
  );
