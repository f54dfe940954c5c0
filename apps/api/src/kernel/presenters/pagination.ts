import type { CursorPagination, Pagination } from '@nadi/contract/schema';
import { toCursor } from '../../areas/vital-signs/queries/cursor';
import type { Page } from '../../areas/vital-signs/queries/find-page';

export const presentPagination = ({ page, limit, total }: Omit<Pagination, 'pages'>): Pagination => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

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
