import type { Trend } from './trend';

/** The end of a range, or the start of critical values. */
export type Limit = { value: number; isCritical: boolean };

/** Maximum distance of a critical limit from the drawn values, as a fraction: a more distant one would flatten the trend. */
const maxReach = 0.6;

/** The limits that are drawn, the highest first. Critical ones only where the course comes near them; the note names them always. */
export function drawnLimits({ series, points }: Trend): Limit[] {
  const bands = series.flatMap(({ band }) => band ?? []);
  const edges = bands.flatMap(({ low, high }) => [low, high]).filter((value) => value !== null);
  const read = series
    .flatMap(({ code }) => points.map((point) => point[code]))
    .filter((value) => value !== null);
  const drawn = [...edges, ...read];
  const [lowest, highest] = [Math.min(...drawn), Math.max(...drawn)];
  const reach = (highest - lowest) * maxReach;
  const critical = series
    .flatMap(({ band }, index) =>
      [band?.criticalBelow, band?.criticalFrom]
        .filter((value) => typeof value === 'number')
        // In the band of the other line it would run through readings that are in range.
        .filter((value) => !series.some((other, at) => at !== index && isWithin(value, other.band))),
    )
    .filter((value) => value >= lowest - reach && value <= highest + reach);
  return [
    // If values beyond the range are critical at once, the limit is drawn as critical.
    ...[...new Set(edges)]
      .filter((edge) => !critical.includes(edge))
      .map((value) => ({ value, isCritical: false })),
    ...[...new Set(critical)].map((value) => ({ value, isCritical: true })),
  ].sort((a, b) => b.value - a.value);
}

const isWithin = (value: number, band: Trend['series'][number]['band']): boolean =>
  band !== null &&
  value >= (band.low ?? Number.NEGATIVE_INFINITY) &&
  value <= (band.high ?? Number.POSITIVE_INFINITY);

/**
 * Positions of the limits' labels: beside their line, and moved apart if two would overlap.
 *
 * @param ys px of each limit, from the top down
 * @param least px from one to the next
 */
export function spreadLabels(
  ys: readonly number[],
  least: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const places = [...ys];
  // Pushed apart by half of what is missing each, a few times, since one push may meet the next.
  for (let round = 0; round < 20; round += 1)
    for (let index = 1; index < places.length; index += 1) {
      const above = places[index - 1] ?? 0;
      const below = places[index] ?? 0;
      const missing = least - (below - above);
      if (missing <= 0) continue;
      places[index - 1] = above - missing / 2;
      places[index] = below + missing / 2;
    }
  // A label that an edge pushes back pushes its neighbours, so that none are laid over each other.
  for (const [index, y] of places.entries())
    places[index] = Math.max(y, top, (places[index - 1] ?? Number.NEGATIVE_INFINITY) + least);
  for (let index = places.length - 1; index >= 0; index -= 1)
    places[index] = Math.min(
      places[index] ?? bottom,
      bottom,
      (places[index + 1] ?? Number.POSITIVE_INFINITY) - least,
    );
  return places;
}
