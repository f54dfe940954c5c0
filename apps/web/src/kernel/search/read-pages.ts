import * as m from '@nadi/ui/messages';
import { isAway } from '../read-store/is-away';

type Listed<Row> = { data: readonly Row[]; pagination: { total: number; next?: string | null } };
/** Says where a page begins; nothing for the first, which is the question that pages ask too. */
export type Place = { page?: number; cursor?: string };

/** The contract's maximum for a page. */
export const wholePage = 100;
/** Pages that are read for one visit of the search. */
const mostPages = 5;

/** Says what was searched of a list, if that is not all. */
export const noteOf = (count: number, total: number): { note?: string } =>
  count < total ? { note: m.search_newest({ count, total }) } : {};

/**
 * Reads a list page by page, the newest first, as far as a search looks back; without a network, what this device has of it.
 *
 * @returns rejects if not even its first page can be read
 */
export async function readPages<Row>(
  ask: (place: Place) => Promise<Listed<Row>>,
): Promise<{ rows: Row[]; note?: string }> {
  const first = await ask({});
  const rows = [...first.data];
  let last = first;
  for (let page = 2; page <= mostPages && rows.length < first.pagination.total; page += 1) {
    const { next } = last.pagination;
    if (next === null || last.data.length === 0) break;
    const more = await ask(next === undefined ? { page } : { cursor: next }).catch((error) => {
      if (isAway(error)) return null;
      throw error;
    });
    if (more === null) break;
    last = more;
    rows.push(...more.data);
  }
  return { rows, ...noteOf(rows.length, first.pagination.total) };
}
