import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { useDeferredValue, useMemo, useState } from 'react';
import { selectEntries } from '../../../kernel/outbox/outbox-selectors';
import { useAppSelector } from '../../../kernel/services/use-services';
import { useJudge } from '../queries/judge';
import type { Person } from '../queries/subject';
import { isOfReading, type UnsentReading, unsentReadings } from './unsent-readings';

const nothing: readonly ReadingRow[] = [];

type Shown = {
  /** Whether the page is ready to be shown but for what waits. */
  isReady: boolean;
  /** Readings as the server last told them. */
  known?: readonly ReadingRow[];
};

type Unsent = {
  readings: UnsentReading[];
  /** Whether the page waits for the rules that judge them. */
  isComing: boolean;
};

/**
 * Readings with entries in the outbox, as they will stand; none before the rules are there that judge them. A page that stands already
 * stays meanwhile, and what waits joins it then.
 */
export function useUnsentReadings(person: Person, { isReady, known = nothing }: Shown): Unsent {
  const all = useAppSelector(selectEntries);
  const entries = useMemo(() => all.filter(isOfReading), [all]);
  const { judge, isComing } = useJudge(entries);
  const [stands, setStands] = useState(false);
  if (isReady && !isComing && !stands) setStands(true);
  const readings = useMemo(
    () => (isComing ? [] : unsentReadings(entries, known, person, judge)),
    [isComing, entries, known, person, judge],
  );
  // As what the server told is: drawn before it, a reading that was just sent would vanish until the list has it.
  return { readings: useDeferredValue(readings), isComing: isComing && !stands };
}
