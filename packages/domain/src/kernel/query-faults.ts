import { type Moment, parseMoment } from './moment';
import { isTimeZone } from './time-zone';

type Fault = { pointer: string; message: string; code: string };

/** Reads a moment of a query. @returns the moment, or why there is none such */
export function readMoment(name: string, text: string): { moment: Moment } | { fault: Fault } {
  const moment = parseMoment(text);
  const fault = { pointer: `/query/${name}`, message: 'Must be a moment that exists.', code: 'format' };
  return moment ? { moment } : { fault };
}

/** Why a time zone of a query cannot be; null where it can. */
export const findZoneFault = (timezone: string): Fault | null =>
  isTimeZone(timezone)
    ? null
    : {
        pointer: '/query/timezone',
        message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
        code: 'timezone',
      };
