import { toProblem } from '@nadi/api-client/problems';
import type { SharedSummary } from '@nadi/contract/schema';
import { consentKinds, keptKinds } from '@nadi/domain/consent/kinds';
import { canonicalUnitOf } from '@nadi/domain/vital-signs/units';
import { PatientViewScreen, type PatientViewState } from '@nadi/ui/screens/doctor-access/PatientViewScreen';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { dropShared, forgetShared } from './forget-shared';
import { atOnce, summaryPath } from './shared-queries';
import { useAsk } from './use-ask';
import { useEnds } from './use-ends';
import { useEntries } from './use-entries';
import { useSecondsLeft } from './use-seconds-left';
import { useSharedFiles } from './use-shared-files';

/** @param isHeld false while nothing may be shown: what was read is dropped then */
export function SharedPatient({ id, isHeld }: { id: string; isHeld: boolean }) {
  const { $api, queryClient } = useServices();
  const [query] = useSearchParams();
  const clock = useClock();
  const ask = useAsk();
  const files = useSharedFiles();
  useEffect(() => {
    if (!isHeld) dropShared(queryClient, id);
  }, [isHeld, id, queryClient]);
  const asking = { ...atOnce, enabled: isHeld };
  const summary = $api.useQuery('get', summaryPath, { params: { path: { id } } }, asking);
  const shown = isHeld && !summary.isError ? summary.data?.data : undefined;
  const granted = (shown?.patient.authorizations ?? []).filter(({ status }) => status === 'GRANTED');
  const chosen = consentKinds.find((kind) => kind === query.get('kind')) ?? null;
  const entries = useEntries(id, shown ? chosen : null);
  useEnds(granted, () => forgetShared(queryClient, id));
  const secondsLeft = useSecondsLeft(granted);

  return (
    <PatientViewScreen
      state={isHeld ? stateOf(summary, shown) : { phase: 'hidden' }}
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

const stateOf = (asked: { isError: boolean; error: unknown }, shown?: SharedSummary): PatientViewState =>
  toProblem(asked.error).status === 404
    ? { phase: 'gone' }
    : pageState({ ...asked, data: shown }, (found) => ({ summary: withUnits(found) }));

/** A reading may be in the unit in which it was typed; its course is in one. */
const withUnits = ({ latest, ...summary }: SharedSummary) => ({
  ...summary,
  latest: latest.flatMap((one) =>
    one.entry.reading ? [{ ...one, unit: canonicalUnitOf(one.entry.reading.type) }] : [],
  ),
});
