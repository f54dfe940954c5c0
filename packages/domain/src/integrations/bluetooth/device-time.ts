import { formatMoment } from '../../kernel/moment';
import { instantAt, offsetAt } from '../../kernel/time-zone';
import type { Bytes } from './bytes';

/** A time on a clock without a zone. */
export type Wall = {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  seconds: number;
};

const two = (number: number) => String(number).padStart(2, '0');

/**
 * Reads the seven bytes of Date Time (0x2A08). A year, month or day of 0 means that the device does not know it.
 *
 * @returns null if it is not known, or if there is no such time
 */
export function readWall(bytes: Bytes): Wall | null {
  const year = bytes.uint16();
  const [month, day] = [bytes.uint8(), bytes.uint8()];
  const [hours, minutes, seconds] = [bytes.uint8(), bytes.uint8(), bytes.uint8()];
  if (year < 1582 || year > 9999 || hours > 23 || minutes > 59 || seconds > 59) return null;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const found = new Date(`${date}T00:00:00Z`);
  // JavaScript takes 30 February for 2 March.
  if (Number.isNaN(found.getTime()) || !found.toISOString().startsWith(date)) return null;
  return { date, time: `${two(hours)}:${two(minutes)}`, seconds };
}

/** Returns a wall time some minutes later or earlier. */
export function shifted({ date, time, seconds }: Wall, minutes: number): Wall {
  const moved = new Date(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000).toISOString();
  return { date: moved.slice(0, 10), time: moved.slice(11, 16), seconds };
}

/** The reason why the time of a device is not taken as it is. */
export type TimeDoubt = 'none-sent' | 'future' | 'old';

export type DeviceTime = {
  /** By the device's clock, RFC 3339; null if it sends none. */
  device: string | null;
  /** When the message arrived, RFC 3339. */
  received: string;
  doubt: TimeDoubt | null;
};

/** Milliseconds that a clock may be ahead: the server takes times up to 5 minutes in the future. */
const maxAheadMs = 5 * 60_000;
/** Devices keep readings for weeks; a clock that was never set after a change of batteries is years behind. Not a clinical bound. */
export const oldAfterDays = 30;

const inZone = (at: Date, timeZone: string) => formatMoment({ at, offset: offsetAt(at, timeZone) / 60_000 });

/** Returns the moment of a device's clock, taken as the wall clock of the patient's zone, and if that clock may be wrong. */
export function timeOf(
  wall: Wall | null,
  { receivedAt, timeZone }: { receivedAt: Date; timeZone: string },
): DeviceTime {
  const second = new Date(Math.floor(receivedAt.getTime() / 1000) * 1000);
  const received = inZone(second, timeZone);
  if (!wall) return { device: null, received, doubt: 'none-sent' };
  const at = new Date(instantAt(wall.date, wall.time, timeZone).getTime() + wall.seconds * 1000);
  const device = inZone(at, timeZone);
  const ahead = at.getTime() - receivedAt.getTime();
  if (ahead > maxAheadMs) return { device, received, doubt: 'future' };
  return { device, received, doubt: -ahead > oldAfterDays * 86_400_000 ? 'old' : null };
}
