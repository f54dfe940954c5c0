import { toProblem } from '@nadi/api-client/problems';
import type { SharedSummary } from '@nadi/contract/schema';
import { consentKinds, keptKinds } from '@nadi/domain/consent/kinds';
import { canonicalUnitOf } from '@nadi/domain/vital-signs/units';
import { PatientViewScreen, type PatientViewState } from '@nadi/ui/screens/doctor-access/PatientViewScreen';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { forgetShared } from './forget-shared';
import { atOnce, summaryPath } from './shared-queries';
import { useAsk } from './use-ask';
import { useEnds } from './use-ends';
import { useEntries } from './use-entries';
import { useSecondsLeft } from './use-seconds-left';
import { useSharedFiles } from './use-shared-files';

export function SharedPatient({ id }: { id: string }) {
  const { $api, queryClient } = useServices();
  const [query] = useSearchParams();
  const clock = useClock();
  const ask = useAsk();
  const files = useSharedFiles();
  const summary = $api.useQuery('get', summaryPath, { params: { path: { id } } }, atOnce);
  const shown = summary.isError ? undefined : summary.data?.data;
  const granted = (shown?.patient.authorizations ?? []).filter(({ status }) => status === 'GRANTED');
  const chosen = consentKinds.find((kind) => kind === query.get('kind')) ?? null;
  const entries = useEntries(id, shown ? chosen : null);
  useEnds(granted, () => forgetShared(queryClient, id));
  const secondsLeft = useSecondsLeft(granted);

  const state: PatientViewState =
    toProblem(summary.error).status === 404
      ? { phase: 'gone' }
      : pageState({ ...summary, data: shown }, (found) => ({ summary: withUnits(found) }));
  return (
    <PatientViewScreen
      state={state}
      clock={clock}
      today={dayOf(clock)}
      kinds={keptKinds}
      chosen={chosen}
      secondsLeft={secondsLeft}
      entries={entries.state}
      onMore={entries.readMore}
      onRetryEntries={entries.readAgain}
      onAsk={ask}
      {...files}
      onRetry={() => void summary.refetch()}
    />
  );
}

/** A reading may be in the unit in which it was typed; its course is in one. */
const withUnits = ({ latest, ...summary }: SharedSummary) => ({
  ...summary,
  latest: latest.flatMap((one) =>
    one.entry.reading ? [{ ...one, unit: canonicalUnitOf(one.entry.reading.type) }] : [],
  ),
});

const nothing = () => undefined;

/** The same page while nothing may be shown. */
export function HiddenPatient() {
  const clock = useClock();
  const ask = useAsk();
  const files = useSharedFiles();
  return (
    <PatientViewScreen
      state={{ phase: 'hidden' }}
      clock={clock}
      today={dayOf(clock)}
      kinds={keptKinds}
      chosen={null}
      secondsLeft={null}
      entries={{ phase: 'loading' }}
      onMore={nothing}
      onRetryEntries={nothing}
      onAsk={ask}
      {...files}
      onRetry={nothing}
    />
  );
}
