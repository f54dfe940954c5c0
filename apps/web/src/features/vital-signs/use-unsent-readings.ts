import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { useMemo } from 'react';
import { useAppSelector } from '../../app/use-services';
import { selectEntries } from '../outbox/outbox-selectors';
import { useJudge } from './judge';
import { isOfReading, type Person, type UnsentReading, unsentReadings } from './unsent-readings';

const nothing: readonly ReadingRow[] = [];

type Unsent = {
  readings: UnsentReading[];
  /** Whether the rules that judge them are on their way; what is shown before would be told otherwise in a moment. */
  isComing: boolean;
};

/**
 * Readings with entries in the outbox, as they will stand.
 *
 * @param known readings as the server last told them
 */
export function useUnsentReadings(person: Person, known: readonly ReadingRow[] = nothing): Unsent {
  const all = useAppSelector(selectEntries);
  const entries = useMemo(() => all.filter(isOfReading), [all]);
  const { judge, isComing } = useJudge(entries);
  const readings = useMemo(
    () => unsentReadings(entries, known, person, judge),
    [entries, known, person, judge],
  );
  return { readings, isComing };
}
