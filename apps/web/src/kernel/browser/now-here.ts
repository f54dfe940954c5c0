import { formatMoment } from '@nadi/domain/kernel/moment';

/** Returns this moment by the clock of this device, with its offset from UTC. */
export function nowHere(): string {
  const at = new Date();
  return formatMoment({ at, offset: -at.getTimezoneOffset() });
}
