/** A moment as a person entered it: the instant, and how far the clock on their wall was from UTC. */
export type Moment = {
  at: Date;
  /** Minutes east of UTC. */
  offset: number;
};

const pattern = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2}:\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):?(\d{2})?)$/;

/** Reads RFC 3339; null where there is no such moment, such as a leap second. Digits beyond milliseconds are cut off. */
export function parseMoment(text: string): Moment | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, date, time, fraction = '', sign, hours = '00', minutes = '00'] = found;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const utc = Date.parse(`${date}T${time}.${milliseconds}Z`);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return Number.isNaN(utc) ? null : { at: new Date(utc - offset * 60_000), offset };
}

const two = (count: number) => String(count).padStart(2, '0');

/** RFC 3339 with the offset that was entered; milliseconds only where there are any. */
export function formatMoment({ at, offset }: Moment): string {
  const local = new Date(at.getTime() + offset * 60_000).toISOString();
  const whole = local.replace(/(\.000)?Z$/, '');
  if (offset === 0) return `${whole}Z`;
  const size = Math.abs(offset);
  return `${whole}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The calendar date on the wall where it was measured. */
export const localDate = (moment: Moment): string => formatMoment(moment).slice(0, 10);
