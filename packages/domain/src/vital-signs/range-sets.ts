/** Counts the sets of ranges of a list's readings. One that comes again, as the same array, has the place that it had. */
export function collectRangeSets<Range>() {
  const places = new Map<Range[], number>();
  return {
    placeOf(ranges: Range[]): number {
      const place = places.get(ranges) ?? places.size;
      places.set(ranges, place);
      return place;
    },
    rangeSets: (): Range[][] => [...places.keys()],
  };
}
