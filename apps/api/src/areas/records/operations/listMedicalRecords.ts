import { placeAfter } from '@nadi/domain/kernel/page';
import { presentRecord } from '@nadi/domain/records/present-record';
import { searchedWords } from '@nadi/domain/records/search-words';
import { positionOf, toCursor } from '../../../kernel/db/list-cursor';
import { query } from '../../../kernel/operation/operation';
import { filesOf } from '../queries/find-record';
import { findRecords, noDay } from '../queries/find-records';

export const listMedicalRecords = query('listMedicalRecords', async ({ query }, { tx, caller, touched }) => {
  const { page, limit, cursor, type, dateFrom, dateTo, tag, search, status } = query;
  const after = positionOf(cursor);
  const { found, total, before } = await findRecords(
    {
      ...{ page, limit, after, type, dateFrom, dateTo },
      tag: tag?.normalize('NFC').toLowerCase(),
      words: search === undefined ? [] : searchedWords(search),
      isDeleted: status === 'deleted',
    },
    { tx, caller },
  );
  const ids = found.map(({ id }) => id);
  touched({ recordIds: ids });
  const files = await filesOf(ids, caller, tx);
  const last = found.at(-1);
  const next =
    last &&
    toCursor({
      at: new Date(`${last.day ?? noDay}T00:00:00Z`),
      id: last.id,
      before: before + found.length,
    });
  const pagination = placeAfter(
    { page, limit, isAfterCursor: after !== null },
    { count: found.length, before, total, next: next ?? null },
  );
  const data = found.map((row) => presentRecord(row, files.get(row.id) ?? []));
  return { body: { success: true as const, data, pagination } };
});
