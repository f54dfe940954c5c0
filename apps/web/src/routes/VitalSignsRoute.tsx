import { VitalSignsScreen } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type HistoryChoice,
  readHistoryAddress,
  writeHistoryAddress,
} from '../features/vital-signs/history-address';
import { checkReading, readingKinds } from '../features/vital-signs/reading-rules';
import { useReadingWrites } from '../features/vital-signs/use-reading-writes';
import { useReadings } from '../features/vital-signs/use-readings';
import { useClock } from '../platform/clock';

export function VitalSignsRoute() {
  const [query, setQuery] = useSearchParams();
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const clock = useClock();
  const choice = readHistoryAddress(query);
  const { state, pages, retry, retryHistory } = useReadings(choice, clock);
  const writes = useReadingWrites();
  const show = (change: Partial<HistoryChoice>) => setQuery(writeHistoryAddress({ ...choice, ...change }));

  // The last reading of the last page may have been deleted, or the address is an old one.
  const { page } = choice;
  useEffect(() => {
    if (pages !== null && pages > 0 && page > pages)
      setQuery((now) => writeHistoryAddress({ ...readHistoryAddress(now), page: pages }), { replace: true });
  }, [pages, page, setQuery]);

  // The screen looks at it once; left there it would open the form at each reload.
  const isAdding = hash === '#add';
  useEffect(() => {
    if (isAdding) navigate({ pathname, search }, { replace: true });
  }, [isAdding, pathname, search, navigate]);

  return (
    <VitalSignsScreen
      state={state}
      filter={choice}
      kinds={readingKinds}
      clock={clock}
      isAddingAtFirst={isAdding}
      onRetry={retry}
      onRetryHistory={retryHistory}
      onFilterChange={(filter) => show({ ...filter, page: 1 })}
      onPageChange={(next) => show({ page: next })}
      check={checkReading}
      {...writes}
    />
  );
}
