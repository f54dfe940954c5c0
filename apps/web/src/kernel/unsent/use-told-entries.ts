import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../offline/write';
import { needsPerson } from '../outbox/outbox-selectors';

/** Milliseconds that a visible form waits; entries sent meanwhile would only flash up in the header. */
const timeoutMs = 5_000;

/**
 * The entries to show beside the form that sends one. An entry that was shown once is shown until it has left.
 *
 * @param isHeldUp true if nothing is sent for now, so that no form waits
 */
export function useToldEntries(entries: readonly OutboxEntry[], isHeldUp: boolean): readonly OutboxEntry[] {
  const [told, setTold] = useState<ReadonlySet<number>>(new Set());
  const fresh = entries.filter((entry) => !needsPerson(entry) && !told.has(entry.id)).map(({ id }) => id);
  if (isHeldUp && fresh.length > 0) setTold(new Set([...told, ...fresh]));

  const ids = fresh.join();
  useEffect(() => {
    if (ids === '') return;
    const late = ids.split(',').map(Number);
    const timer = setTimeout(() => setTold((before) => new Set([...before, ...late])), timeoutMs);
    return () => clearTimeout(timer);
  }, [ids]);
  return entries.filter(({ id }) => !fresh.includes(id));
}
