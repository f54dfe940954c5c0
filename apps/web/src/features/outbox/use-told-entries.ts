import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../../platform/offline/write';
import { needsPerson } from './outbox-selectors';

/** Milliseconds for which a form in sight waits; what it sends meanwhile would only flash up in the header. */
const patience = 5_000;

/**
 * The entries that are worth telling of, beside the form that sends one.
 *
 * @param isHeldUp nothing is sent for now, so that no form waits
 */
export function useToldEntries(entries: readonly OutboxEntry[], isHeldUp: boolean): readonly OutboxEntry[] {
  const [, lookAgain] = useState(0);
  const age = ({ timestamp }: OutboxEntry) => Math.abs(Date.now() - timestamp);
  const fresh = isHeldUp ? [] : entries.filter((entry) => !needsPerson(entry) && age(entry) < patience);
  const ids = fresh.map(({ id }) => id).join();
  useEffect(() => {
    if (ids === '') return;
    const timer = setTimeout(() => lookAgain((count) => count + 1), patience);
    return () => clearTimeout(timer);
  }, [ids]);
  return entries.filter((entry) => !fresh.includes(entry));
}
