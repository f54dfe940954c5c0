import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../offline/write';
import { needsPerson } from '../outbox/outbox-selectors';

/** Milliseconds for which a form in sight waits; what it sends meanwhile would only flash up in the header. */
const patience = 5_000;

/**
 * The entries that are worth telling of, beside the form that sends one. What was told once is told until it has left.
 *
 * @param isHeldUp nothing is sent for now, so that no form waits
 */
export function useToldEntries(entries: readonly OutboxEntry[], isHeldUp: boolean): readonly OutboxEntry[] {
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const fresh = entries.filter((entry) => !needsPerson(entry) && !told.has(entry.id)).map(({ id }) => id);
  if (isHeldUp && fresh.length > 0) setTold(new Set([...told, ...fresh]));

  const ids = fresh.join();
  useEffect(() => {
    if (ids === '') return;
    const late = ids.split(',').map(Number);
    const timer = setTimeout(() => setTold((before) => new Set([...before, ...late])), patience);
    return () => clearTimeout(timer);
  }, [ids]);
  return entries.filter(({ id }) => !fresh.includes(id));
}
