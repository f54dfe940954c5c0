/** The position of a page in a list. */
export const placeOf = ({ page, limit, total }: { page: number; limit: number; total: number }) => ({
  page,
  limit,
  total,
  pages: Math.ceil(total / limit),
});

/**
 * Returns the position of a page in a list that is also read by cursor. With a cursor, its number is the page on which its first item now is.
 *
 * @param before how many items stand before it
 * @param next the cursor behind its last item
 */
export function placeAfter<Next>(
  asked: { page: number; limit: number; isAfterCursor: boolean },
  found: { count: number; before: number; total: number; next: Next | null },
) {
  const { page, limit, isAfterCursor } = asked;
  const { count, before, total, next } = found;
  const place = placeOf({ page, limit, total });
  const here = count > 0 ? Math.floor(before / limit) + 1 : Math.max(place.pages, 1);
  return {
    ...place,
    page: isAfterCursor ? here : page,
    next: before + count < total ? next : null,
  };
}
