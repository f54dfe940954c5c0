/** A moment as a person entered it: the instant, and how many minutes the clock on their wall was east of UTC. */
export type Moment = { at: Date; offset: number };

/** Reads RFC 3339; null where there is no such moment. */
export function parseMoment(text: string): Moment | null {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return null;
  const [, sign, hours = '00', minutes = '00'] = /([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  return { at, offset: sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0 };
}

const two = (count: number) => String(count).padStart(2, '0');

/** RFC 3339 with the offset that was entered; milliseconds only where there are any. */
export function formatMoment({ at, offset }: Moment): string {
  const local = new Date(at.getTime() + offset * 60_000).toISOString().replace(/(\.000)?Z$/, '');
  if (offset === 0) return `${local}Z`;
  const size = Math.abs(offset);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
