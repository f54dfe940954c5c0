import * as m from '@nadi/ui/messages';
import { GrowthScreen, type MeasureCode } from '@nadi/ui/screens/growth/GrowthScreen';
import { useSearchParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { growthQuery, growthTable } from './queries/growth';
import { usePerson } from './queries/use-person';
import { useUnsentReadings } from './recording/use-unsent-readings';

const isMeasure = (name: string | null): name is MeasureCode =>
  name === 'weight' || name === 'height' || name === 'bmi';
const isSize = ({ type }: { type: string }) => type === 'weight' || type === 'height';

export function GrowthRoute() {
  const { $api } = useServices();
  const [address, setAddress] = useSearchParams();
  const clock = useClock();
  const acting = useAppSelector(selectActing);
  // Always asked anew: a danger must not be missing because a reading was sent meanwhile.
  const query = $api.useQuery(...growthQuery, { staleTime: 0 });
  const readAt = useReadAt([...growthQuery]);
  const { readings: unsent } = useUnsentReadings(usePerson(), { isReady: query.isSuccess });
  const chosen = address.get('measure');
  return (
    <GrowthScreen
      state={keptState(query, ({ data }) => ({ growth: data }), readAt)}
      name={acting?.firstName ?? null}
      chosen={isMeasure(chosen) ? chosen : 'weight'}
      up={
        acting
          ? { href: `/dashboard/family/${acting.id}`, label: acting.firstName }
          : { href: '/dashboard/vital-signs', label: m.vitals_title() }
      }
      clock={clock}
      unsent={unsent.filter(isSize).length}
      isOffline={useAppSelector(selectIsOffline)}
      onChoose={(measure) => setAddress(measure === 'weight' ? {} : { measure }, { replace: true })}
      onDownload={() => {
        if (query.data)
          saveFile(
            new Blob([growthTable(query.data.data)], { type: 'text/csv;charset=utf-8' }),
            `nadi-growth-${dayOf(clock)}.csv`,
          );
      }}
      onRetry={() => void query.refetch()}
    />
  );
}
