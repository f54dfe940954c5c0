import type { CursorPagination } from '@nadi/contract/schema';
import { placeAfter } from '@nadi/domain/kernel/page';
import { toCursor } from '../../../kernel/db/list-cursor';
import type { Page } from '../queries/find-page';

/** Returns the place of a page of readings. */
export function presentPlace(
  { found, total, before }: Page,
  asked: { page: number; limit: number; isAfterCursor: boolean },
): CursorPagination {
  const last = found.at(-1)?.row;
  return placeAfter(asked, {
    count: found.length,
    before,
    total,
    next: last ? toCursor({ at: last.measuredAt, id: last.id }) : null,
  });
}
