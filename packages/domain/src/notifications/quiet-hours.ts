/** Hours of each day; the times are `HH:MM` on the wall of a time zone. */
export type QuietHours = { isOn: boolean; from: string; to: string; timeZone: string };

/** Security is told of at any hour: by the morning it may be too late. So is what needs the person now. */
export const comesAtAnyHour = ({ category, isUrgent }: { category: string; isUrgent: boolean }): boolean =>
  isUrgent || category === 'security';

const minute = 60_000;
const dayMinutes = 1_440;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Minutes since midnight on the wall of a time zone. */
function wallMinutes(at: Date, timeZone: string): number {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return minutesOf(new Intl.DateTimeFormat('en-GB', format).format(at));
}

/** Minutes from one time of day to the next time that a clock shows another. */
const until = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

/**
 * When the quiet hours end that a time is in; null if it is in none.
 *
 * @param now where clocks are moved meanwhile, the end is the time on the wall
 */
export function quietUntil({ isOn, from, to, timeZone }: QuietHours, now: Date): Date | null {
  if (!isOn) return null;
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const here = wallMinutes(now, timeZone);
  if (until(begin, here) >= until(begin, end)) return null;
  const whole = new Date(Math.floor(now.getTime() / minute) * minute);
  const guess = new Date(whole.getTime() + until(here, end) * minute);
  const late = until(end, wallMinutes(guess, timeZone));
  const correction = late > dayMinutes / 2 ? dayMinutes - late : -late;
  return new Date(guess.getTime() + correction * minute);
}
