import { useEffect, useState } from 'react';
import { localTimeZone } from './time-zone';

/** The present, to the minute, and the zone in which the person is. */
export type Clock = { now: string; timeZone: string };

const minute = 60_000;

const readClock = (): Clock => ({ now: new Date().toISOString(), timeZone: localTimeZone() });

/** The present; moves on by itself, so that "Today" does not stay on the screen overnight. */
export function useClock(): Clock {
  const [clock, setClock] = useState(readClock);
  useEffect(() => {
    const timer = setInterval(() => setClock(readClock()), minute);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

/** Making one takes a hundred times as long as using it. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The day where the person is, 'YYYY-MM-DD'. */
export function dayOf({ now, timeZone }: Clock): string {
  // Swedish writes dates as ISO 8601 does.
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  days.set(timeZone, day);
  return day.format(new Date(now));
}
