import { useMay } from '@nadi/ui/acting';
import { VitalSignsScreen, type VitalSignsScreenProps } from '@nadi/ui/screens/vital-signs/VitalSignsScreen';
import { Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAskedOnce } from '../../kernel/items/use-asked-once';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { latePart } from '../../kernel/shell/late-part';
import { conflictPath, editHash } from '../../kernel/unsent/entry-address';
import { accessOf } from '../consent/offers';
import { articlesAbout } from './queries/articles-about';
import { usePreloadAssessor } from './queries/assessor';
import {
  type HistoryChoice,
  readHistoryAddress,
  startOfHistory,
  usualHistory,
  writeHistoryAddress,
} from './queries/history-address';
import { useIsChild } from './queries/use-is-child';
import { usePerson } from './queries/use-person';
import { useReadings } from './queries/use-readings';
import { checkReading, readingKinds } from './recording/reading-rules';
import { useReadingWrites } from './recording/use-reading-writes';
import { useUnsentReadings } from './recording/use-unsent-readings';
import { withUnsent } from './recording/with-unsent';

// Fetched with the page's data: the page itself stays small.
const ReadingsNotice = latePart(async () => (await import('./ReadingsNotice')).ReadingsNotice);

/** Readings as last read, among which those that are unsent are looked up. */
const rowsOf = (state: VitalSignsScreenProps['state']) =>
  state.phase === 'ready' && 'rows' in state.history ? state.history.rows : undefined;

export function VitalSignsRoute() {
  const [query, setQuery] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const clock = useClock();
  const choice = readHistoryAddress(query);
  const { state, pages, retry, retryHistory, readAll } = useReadings(choice, clock);
  const person = usePerson();
  const { readings: unsent, isComing } = useUnsentReadings(person, {
    isReady: state.phase === 'ready',
    known: rowsOf(state),
  });
  usePreloadAssessor();
  const isOffline = useAppSelector(selectIsOffline);
  const writes = useReadingWrites(person);
  const services = useServices();
  const show = (change: Partial<HistoryChoice>) => setQuery(writeHistoryAddress({ ...choice, ...change }));

  // The last reading of the last page may have been deleted, or the address is old.
  const { page } = choice;
  useEffect(() => {
    if (pages !== null && pages > 0 && page > pages)
      setQuery((now) => writeHistoryAddress({ ...readHistoryAddress(now), page: pages }), { replace: true });
  }, [pages, page, setQuery]);

  const isAdding = useMay('manage') && hash === '#add';
  const editing = unsent.find((row) => hash === editHash(row.unsent.entryId)) ?? null;
  useAskedOnce(isAdding || editing !== null);

  const shown = { ...choice, dateFrom: startOfHistory(choice.period, dayOf(clock)) };
  return (
    <VitalSignsScreen
      state={isComing ? { phase: 'loading' } : withUnsent(state, unsent, shown)}
      notice={
        <Suspense fallback={null}>
          <ReadingsNotice />
        </Suspense>
      }
      isOffline={isOffline}
      filter={choice}
      kinds={readingKinds}
      clock={clock}
      isAddingAtFirst={isAdding}
      editingAtFirst={editing}
      onRetry={retry}
      onRetryHistory={retryHistory}
      onFilterChange={(filter) => show({ ...filter, page: 1 })}
      onPageChange={(next) => show({ page: next })}
      {...(writeHistoryAddress(choice).size > 0 && { onClearChoice: () => show(usualHistory) })}
      check={checkReading}
      loadArticles={articlesAbout}
      access={accessOf(services)}
      isChild={useIsChild()}
      person={{ name: person.name, birthDate: person.subject.dateOfBirth }}
      {...(!isOffline && { onReadAll: readAll })}
      onResolve={({ unsent: waiting }) => waiting && navigate(conflictPath(waiting.entryId))}
      {...writes}
    />
  );
}
