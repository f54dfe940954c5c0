import type { PressureWeek, PressureWeekAnswer } from '@nadi/contract/schema';
import {
  PressureWeekScreen,
  type PressureWeekScreenProps,
  type WeekSaved,
} from '@nadi/ui/screens/vital-signs/PressureWeekScreen';
import { useSearchParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useLate } from '../../kernel/page/use-late';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { startPressureWeek, updatePressureWeek } from './online-writes';
import { weeksQuery } from './queries/pressure-weeks';
import { usePerson } from './queries/use-person';
import { useTold } from './recording/use-told';
import { useUnsentReadings } from './recording/use-unsent-readings';

const path = '/dashboard/vital-signs/blood-pressure-week';
const hrefOf = (id: string) => `${path}?week=${id}`;

const savedWeek = (outcome: OnlineWriteOutcome<PressureWeekAnswer>): WeekSaved =>
  savedOf<PressureWeekAnswer, object, PressureWeek>(outcome, () => ({}));

/** The guidelines are the same for every week, and stand at the end of the page. */
const loadSources = (): Promise<PressureWeekScreenProps['sources']> =>
  import('@nadi/domain/vital-signs/pressure-week/pressure-week').then(({ weekSources }) => weekSources);
const noSources: PressureWeekScreenProps['sources'] = [];

export function PressureWeekRoute() {
  const { $api } = useServices();
  const [address, setAddress] = useSearchParams();
  const clock = useClock();
  const acting = useAppSelector(selectActing);
  // Always asked anew: a danger must not be missing because a reading was sent meanwhile.
  const query = $api.useQuery(...weeksQuery, { staleTime: 0 });
  const readAt = useReadAt([...weeksQuery]);
  const person = usePerson();
  const { readings: unsent } = useUnsentReadings(person, { isReady: query.isSuccess });
  const start = useOnlineWrite(startPressureWeek);
  const update = useOnlineWrite(updatePressureWeek);
  return (
    <PressureWeekScreen
      state={keptState(query, ({ data }) => ({ weeks: data }), readAt)}
      chosen={address.get('week')}
      hrefOf={hrefOf}
      name={acting?.firstName ?? null}
      person={{ name: person.name, birthDate: person.subject.dateOfBirth }}
      told={useTold(clock)}
      sources={useLate(loadSources, noSources)}
      clock={clock}
      unsent={unsent.filter(({ type }) => type === 'blood_pressure').length}
      isOffline={useAppSelector(selectIsOffline)}
      onStart={async (draft) => {
        const saved = savedWeek(await start({ ...draft, timeZone: clock.timeZone }));
        // The new week is the newest one.
        if (saved.ok) setAddress({}, { replace: true });
        return saved;
      }}
      onChange={async ({ id, version }, body) => savedWeek(await update({ id, version, body }))}
      onStop={async ({ id }) => savedWeek(await update({ id, body: { isStopped: true } }))}
      onRetry={() => void query.refetch()}
    />
  );
}
