import type { Authorization } from '@nadi/contract/schema';
import { useEffect, useState } from 'react';

/** Seconds until an emergency access ends, if it is by one that a record is seen; null if it is not. */
export function useSecondsLeft(granted: readonly Pick<Authorization, 'origin' | 'allowed'>[]): number | null {
  const emergency = granted.find(({ origin }) => origin === 'emergency');
  const until = emergency?.allowed ? Date.parse(emergency.allowed.accessUntil) : null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(Math.floor((until - now) / 1_000), 0);
}
