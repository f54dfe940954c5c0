import { useEffect, useState } from 'react';
import { localTimeZone } from './time-zone';

/** The current time, to the minute, and the person's time zone. */
export type Clock = { now: string; timeZone: string };

const minute = 60_000;

const readClock = (): Clock => ({ now: new Date().toISOString(), timeZone: localTimeZone() });

/** The current time; updates by itself, so that "Today" does not stay on the screen overnight. */
export function useClock(): Clock {
  const [clock, setClock] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setClock(readClock()), minute);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

/** Creating one takes a hundred times as long as using it. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The date in the person's time zone, 'YYYY-MM-DD'. */
export function dayOf({ now, timeZone }: Clock): string {
  // Swedish dates have the format of ISO 8601.
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  days.set(timeZone, day);
  return day.format(new Date(now));
}
