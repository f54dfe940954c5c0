import { isUnsigned, orderDay } from '@nadi/domain/appointments/day';
import { localDay } from '@nadi/domain/kernel/time-zone';
import type { DayCardProps } from '@nadi/ui/screens/appointments/DayCard';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { failedState } from './failed-state';

/** As many as a page of a list may have. */
const limit = 100;

/** The visits of a doctor's day, and the notes among the latest completed visits that are not signed. */
export function useDay({ isEnabled }: { isEnabled: boolean }): Omit<DayCardProps, 'clock'> {
  const { $api } = useServices();
  const clock = useClock();
  const availability = $api.useQuery(
    'get',
    '/doctors/availability/me',
    {},
    { staleTime: 0, enabled: isEnabled },
  );
  const zone = availability.data?.data.timeZone;
  const date = localDay(new Date(clock.now), zone ?? clock.timeZone);
  const path = '/doctors/consultations/me';
  const today = $api.useQuery(
    'get',
    path,
    { params: { query: { date, limit } } },
    { staleTime: 0, enabled: isEnabled && zone !== undefined },
  );
  const completed = $api.useQuery(
    'get',
    path,
    { params: { query: { status: 'completed', limit } } },
    { staleTime: 0, enabled: isEnabled },
  );
  const failed = [availability, today, completed].find(({ isError, data }) => isError && !data);
  return {
    state: failed
      ? failedState(failed)
      : pageState(completed.data ? today : { ...today, data: undefined }, ({ data }) => ({
          day: { ...orderDay(data), unsigned: (completed.data?.data ?? []).filter(isUnsigned) },
        })),
    onRetry() {
      for (const query of [availability, today, completed]) void query.refetch();
    },
  };
}
