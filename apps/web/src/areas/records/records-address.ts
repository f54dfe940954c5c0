import { recordTypes } from '@nadi/domain/records/record-types';
import type { RecordsFilter } from '@nadi/ui/screens/records/MedicalRecordsScreen';
import { readPage } from '../../kernel/browser/page-address';

export type RecordsChoice = RecordsFilter & { page: number };

/** Returns the filter in an address; invalid values are ignored. */
export function readRecordsAddress(query: URLSearchParams): RecordsChoice {
  const year = query.get('year');
  return {
    type: recordTypes.find((type) => type === query.get('type')) ?? null,
    year: year && /^\d{4}$/.test(year) && year !== '0000' ? year : null,
    tag: query.get('tag')?.slice(0, 30) || null,
    search: query.get('search')?.slice(0, 100).trim() ?? '',
    isDeleted: query.get('status') === 'deleted',
    page: readPage(query),
  };
}

/** Returns the address for a filter; defaults are left out. */
export function writeRecordsAddress(choice: RecordsChoice): URLSearchParams {
  const { type, year, tag, search, isDeleted, page } = choice;
  const query = new URLSearchParams();
  if (type) query.set('type', type);
  if (year) query.set('year', year);
  if (tag) query.set('tag', tag);
  if (search) query.set('search', search);
  if (isDeleted) query.set('status', 'deleted');
  if (page > 1) query.set('page', String(page));
  return query;
}
