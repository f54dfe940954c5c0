type Point = { at: string; value: number | null };

export const courseSize = { width: 96, height: 24 };
/** Keeps the marks at the edges whole. */
const inset = 3;

/**
 * The corners of a line through readings, each at its time: a week without any is as wide as a week with seven.
 *
 * @param points oldest first
 */
export function cornersOf(points: readonly Point[]): { x: number; y: number }[] {
  const known = points.flatMap(({ at, value }) => (value === null ? [] : [{ time: Date.parse(at), value }]));
  const values = known.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [first, last] = [known[0]?.time ?? 0, known.at(-1)?.time ?? 0];
  const share = (part: number, whole: number, alone: number) => (whole > 0 ? part / whole : alone);
  return known.map(({ time, value }) => ({
    x: inset + share(time - first, last - first, 1) * (courseSize.width - 2 * inset),
    // Runs through the middle if nothing changes.
    y: inset + share(high - value, high - low, 0.5) * (courseSize.height - 2 * inset),
  }));
}
