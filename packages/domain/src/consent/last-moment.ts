const minute = 60_000;

/** Minutes that a zone is ahead of UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const fields = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', ...fields }).formatToParts(at);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value;
  const wall = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:00Z`;
  return Math.round((Date.parse(wall) - at) / minute);
}

/** The last minute of a day on the wall of a time zone. @param day 'YYYY-MM-DD' */
export function lastMoment(day: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T23:59:00Z`);
  const guess = wall - offsetAt(wall, timeZone) * minute;
  // Finds it by a second look where the clock was put forward or back in between.
  return new Date(wall - offsetAt(guess, timeZone) * minute);
}
