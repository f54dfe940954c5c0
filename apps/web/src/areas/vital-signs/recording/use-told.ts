import type { ReadingRow } from '@nadi/ui/components/ReadingTable';
import { useMemo } from 'react';
import type { Clock } from '../../../kernel/browser/clock';
import { toldOf } from '../queries/told';
import { usePerson } from '../queries/use-person';
import { useSummary } from '../queries/use-summary';
import { standingOf } from './unsent-readings';
import { useUnsentReadings } from './use-unsent-readings';

const nothingRead = { items: [] };

/** Returns all that a page must tell of the person's readings; readings that wait on this device count too. */
export function useTold({ now, timeZone }: Clock) {
  const { data, isSuccess } = useSummary(timeZone);
  const { readings } = useUnsentReadings(usePerson(), { isReady: isSuccess });
  const summary = data?.data ?? nothingRead;
  return useMemo(
    () => toldOf<ReadingRow>(summary, standingOf(readings), new Date(now)),
    [summary, readings, now],
  );
}
