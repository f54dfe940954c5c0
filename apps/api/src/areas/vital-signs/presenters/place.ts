import type { CursorPagination } from '@nadi/contract/schema';
import { placeAfter } from '@nadi/domain/kernel/page';
import { toCursor } from '../queries/cursor';
import type { Page } from '../queries/find-page';

/** Where a page of readings stands. */
export function presentPlace(
  { found, total, before }: Page,
  asked: { page: number; limit: number; isAfterCursor: boolean },
): CursorPagination {
  const last = found.at(-1)?.row;
  return placeAfter(asked, { count: found.length, before, total, next: last ? toCursor(last) : null });
}
