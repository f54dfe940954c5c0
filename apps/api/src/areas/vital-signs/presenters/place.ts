import type { CursorPagination } from '@nadi/contract/schema';
import { toCursor } from '../queries/cursor';
import type { Page } from '../queries/find-page';

/** Where a page of readings stands; after a cursor its number is that on which its first reading stands now. */
export function presentPlace(
  { found, total, before }: Page,
  { page, limit, isAfterCursor }: { page: number; limit: number; isAfterCursor: boolean },
): CursorPagination {
  const last = found.at(-1)?.row;
  const pages = Math.ceil(total / limit);
  const here = found.length > 0 ? Math.floor(before / limit) + 1 : Math.max(pages, 1);
  return {
    page: isAfterCursor ? here : page,
    limit,
    total,
    pages,
    next: last && before + found.length < total ? toCursor(last) : null,
  };
}
