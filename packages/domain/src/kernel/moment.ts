/** A moment as a person entered it: the instant, and how far the clock on their wall was from UTC. */
export type Moment = {
  at: Date;
  /** Minutes east of UTC. */
  offset: number;
};

const pattern =
  /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d+))?(?:[Zz]|([+-])([01]\d|2[0-3]):?([0-5]\d)?)$/;

/** Databases count no year 0, and RFC 3339 writes no year with five digits: every moment between can be kept and written. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');
const isHeld = (time: number) => time >= earliest && time <= latest;

const minute = 60_000;

/**
 * Reads RFC 3339. Digits beyond milliseconds are cut off.
 *
 * @returns null if there is no such moment (30 February, a leap second), or if its year is not 1 to 9999, in UTC or where it was
 * entered
 */
export function parseMoment(text: string): Moment | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, year, month, day, time, fraction = '', sign, hours = '00', minutes = '00'] = found;
  const date = `${year}-${month}-${day}`;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const local = Date.parse(`${date}T${time}.${milliseconds}Z`);
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  const utc = local - offset * minute;
  if (!isHeld(local) || !isHeld(utc)) return null;
  // JavaScript takes 30 February for 2 March.
  return new Date(local).toISOString().startsWith(date) ? { at: new Date(utc), offset } : null;
}

const two = (count: number) => String(count).padStart(2, '0');

/** RFC 3339 with the offset that was entered; milliseconds only where there are any. */
export function formatMoment({ at, offset }: Moment): string {
  const local = new Date(at.getTime() + offset * minute).toISOString();
  const whole = local.replace(/(\.000)?Z$/, '');
  if (offset === 0) return `${whole}Z`;
  const size = Math.abs(offset);
  return `${whole}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The calendar date on the wall where it was measured. */
export const localDate = (moment: Moment): string => formatMoment(moment).slice(0, 10);
