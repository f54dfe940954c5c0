const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The clock on the wall of a time zone, as milliseconds of a clock that is never moved. */
function wallOf(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at % 1000);
}

const dayMs = 86_400_000;

/**
 * Returns the moment at which a clock on the wall of a time zone shows a day and a time. A time that clocks pass over is as much later as clocks are moved;
 * of a time that comes twice, it is the first.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  // Before and after any change of clocks near it.
  const [before, after] = [wall - dayMs, wall + dayMs].map((at) => wallOf(at, timeZone) - at);
  const candidates = [wall - (before ?? 0), wall - (after ?? 0)];
  const shown = candidates.filter((at) => wallOf(at, timeZone) === wall);
  // In a gap neither is shown: by the clock from before the change it is later.
  return new Date(shown.length > 0 ? Math.min(...shown) : (candidates[0] ?? wall));
}

/** The time on the wall of a time zone: `HH:MM`. */
export const wallTime = (at: Date, timeZone: string): string =>
  new Date(wallOf(at.getTime(), timeZone)).toISOString().slice(11, 16);
