import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { useAppSelector } from '../../../kernel/services/use-services';
import { useAssessor } from '../queries/assessor';
import type { Person } from '../queries/subject';
import { isOfReading, type UnsentReading, unsentReadings } from './unsent-readings';

const nothing: readonly ReadingRow[] = [];

type Shown = {
  /** True if the page is ready except for unsent entries. */
  isReady: boolean;
  /** Readings as last read. */
  known?: readonly ReadingRow[];
};

type Unsent = {
  readings: UnsentReading[];
  /** True while the page waits for the rules that assess them. */
  isComing: boolean;
};

/**
 * Readings with entries in the outbox, in their new state; empty until the rules that assess them are loaded. A page that is already shown
 * stays meanwhile, and unsent readings are added then.
 */
export function useUnsentReadings(person: Person, { isReady, known = nothing }: Shown): Unsent {
  const all = useAppSelector(selectEntries);
  const entries = useMemo(() => all.filter(isOfReading), [all]);
  const { assessor, isComing } = useAssessor(entries);
  const [stands, setStands] = useState(false);
  if (isReady && !isComing && !stands) setStands(true);
  const readings = useMemo(
    () => (isComing ? [] : unsentReadings(entries, known, person, assessor)),
    [isComing, entries, known, person, assessor],
  );
  // Deferred like the server's answer: rendered before it, a reading that was just sent would vanish until the list has it.
  return { readings: useDeferredValue(readings), isComing: isComing && !stands };
}
