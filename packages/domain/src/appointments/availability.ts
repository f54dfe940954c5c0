import { isTimeZone, localDay } from '../kernel/time-zone';
import type { Availability, AvailabilityException, VisitType } from './visit';

export const visitTypes: readonly VisitType[] = ['video_call', 'audio_call', 'in_clinic'];

/** The client fixes both: a visit without anything said is a video call of half an hour. */
export const presetDuration = 30;
export const presetType: VisitType = 'video_call';

/** A doctor who said nothing yet has no hours, so no one can book them. */
export const presetAvailability: Availability = {
  timeZone: 'Asia/Kolkata',
  visitMinutes: presetDuration,
  bufferMinutes: 0,
  noticeMinutes: 120,
  daysAhead: 60,
  confirmation: 'at_once',
  weekly: [],
  exceptions: [],
  fees: { video_call: null, audio_call: null, in_clinic: null },
  clinicAddress: null,
};

type Fault = { pointer: string; message: string; code: string };
type Hours = { from: string; to: string };

/** The whole day, for an exception that names no hours. */
export const hoursOf = ({ from, to }: Pick<AvailabilityException, 'from' | 'to'>): Hours => ({
  from: from ?? '00:00',
  to: to ?? '24:00',
});

const overlap = (one: Hours, other: Hours) => one.from < other.to && other.from < one.to;

/** Checks what bounds of single fields cannot say. */
export function checkAvailability(availability: Availability): Fault[] {
  const { timeZone, weekly, exceptions } = availability;
  const faults: Fault[] = [];
  const add = (pointer: string, message: string, code: string) => faults.push({ pointer, message, code });
  if (!isTimeZone(timeZone))
    add('/body/timeZone', 'Must be the name of a time zone, such as Asia/Kolkata.', 'time-zone');
  for (const [index, hours] of weekly.entries()) {
    const pointer = `/body/weekly/${index}/to`;
    if (hours.to <= hours.from) add(pointer, 'Must be later than the beginning.', 'order');
    else if (weekly.slice(0, index).some((other) => other.day === hours.day && overlap(other, hours)))
      add(pointer, 'Must not overlap other hours of the same day.', 'overlap');
  }
  for (const [index, exception] of exceptions.entries()) {
    const pointer = `/body/exceptions/${index}/to`;
    const { from, to } = hoursOf(exception);
    if ((exception.from === null) !== (exception.to === null))
      add(pointer, 'Must have a beginning and an end, or neither.', 'together');
    else if (to <= from) add(pointer, 'Must be later than the beginning.', 'order');
    else if (exception.kind === 'extra' && exception.from === null)
      add(pointer, 'Must say from when to when you see patients.', 'hours');
  }
  return faults;
}

/** Returns the types of visit that the hours of a doctor have from today on; none if there are no hours. */
export function offeredTypes(
  { timeZone, weekly, exceptions }: Pick<Availability, 'timeZone' | 'weekly' | 'exceptions'>,
  now: Date,
): VisitType[] {
  const today = localDay(now, timeZone);
  const extra = exceptions.filter(({ kind, date }) => kind === 'extra' && date >= today);
  const offered = [...weekly, ...extra].flatMap(({ types }) => types);
  return visitTypes.filter((type) => offered.includes(type));
}

/** Returns the fee of a visit in paise; null if the doctor has not said it. */
export const feeOf = ({ fees }: Pick<Availability, 'fees'>, type: VisitType): number | null => fees[type];
