import type { ExportedVitalSign } from '@nadi/contract/schema';
import { paged } from './operation';
import { unprocessable } from './problems';
import { measuredOn } from './readings';

type Asked = { page?: number; limit?: number; cursor?: string };

/** A page of readings that are sorted already, by its number or after a cursor. */
export function pagedByCursor<Data>(
  rows: readonly ExportedVitalSign[],
  { page = 1, limit = 10, cursor }: Asked,
  present: (row: ExportedVitalSign) => Data,
) {
  const begin = cursor === undefined ? (page - 1) * limit : countUpTo(rows, cursor);
  const { body } = paged(rows, { page, limit }, (row) => row);
  const here = rows.slice(begin, begin + limit);
  const last = here.at(-1);
  const isLast = begin + here.length >= rows.length;
  return {
    body: {
      ...body,
      data: here.map(present),
      pagination: {
        ...body.pagination,
        page: cursor === undefined ? page : Math.floor(begin / limit) + 1,
        next: last && !isLast ? toCursor(last) : null,
      },
    },
  };
}

const toCursor = (row: ExportedVitalSign): string =>
  btoa(`${measuredOn(row)} ${row.id}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** How many rows there are up to the one of a cursor, whether it is still there or not. */
function countUpTo(rows: readonly ExportedVitalSign[], cursor: string): number {
  const [, at, id] = /^(-?\d+) ([\w-]+)$/.exec(decode(cursor)) ?? [];
  if (at === undefined || id === undefined)
    throw unprocessable({
      pointer: '/query/cursor',
      message: 'Must be `pagination.next` of an answer.',
      code: 'format',
    });
  const after = rows.findIndex(
    (row) => measuredOn(row) < Number(at) || (measuredOn(row) === Number(at) && row.id < id),
  );
  return after === -1 ? rows.length : after;
}

function decode(cursor: string): string {
  try {
    return atob(cursor.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}
