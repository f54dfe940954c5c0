import type { PressureWeek, PressureWeekAnswer } from '@nadi/contract/schema';
import {
  PressureWeekScreen,
  type PressureWeekScreenProps,
  type WeekSaved,
} from '@nadi/ui/screens/vital-signs/PressureWeekScreen';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectActing } from '../../kernel/acting/acting-slice';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
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

/** Returns the guidelines, which are the same for every week: fetched once the page is there, since they stand at its end. */
function useWeekSources(): PressureWeekScreenProps['sources'] {
  const [sources, setSources] = useState<PressureWeekScreenProps['sources']>([]);
  useEffect(() => {
    let isWanted = true;
    void import('@nadi/domain/vital-signs/pressure-week/pressure-week').then(
      ({ weekSources }) => isWanted && setSources(weekSources),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return sources;
}

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
      sources={useWeekSources()}
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
