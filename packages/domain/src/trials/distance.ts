import { districtOf, type SortingDistrict, sortingDistricts } from './sorting-districts';

const radians = Math.PI / 180;
/** Mean radius of the earth in km (IUGG). */
const earth = 6371;

/** Kilometres between the middles of two districts, on a sphere. */
export function kilometresBetween(one: SortingDistrict, other: SortingDistrict): number {
  const [north, east] = [
    (other.latitude - one.latitude) * radians,
    (other.longitude - one.longitude) * radians,
  ];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians) * Math.sin(east / 2) ** 2;
  return Math.round(2 * earth * Math.asin(Math.sqrt(half)));
}

/** The codes of the districts within so many kilometres of one, itself included; null if the PIN code is none that we know. */
export function districtsWithin(pin: string, kilometres: number): string[] | null {
  const from = districtOf(pin);
  if (!from) return null;
  return [...sortingDistricts.values()]
    .filter((one) => kilometresBetween(from, one) <= kilometres)
    .map(({ code }) => code);
}

type Placed = { district: string | null };

/** The nearest of some places and how far it is; null if no distance is known. */
export function nearestOf<Site extends Placed>(
  sites: readonly Site[],
  pin: string | null | undefined,
): { site: Site; kilometres: number } | null {
  const from = pin ? districtOf(pin) : null;
  if (!from) return null;
  const near = sites.flatMap((site) => {
    const at = site.district === null ? null : districtOf(site.district);
    return at ? [{ site, kilometres: kilometresBetween(from, at) }] : [];
  });
  return near.sort((a, b) => a.kilometres - b.kilometres)[0] ?? null;
}
