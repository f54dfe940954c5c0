import { localDay } from '@nadi/domain/kernel/time-zone';
import type { DayCardProps } from '@nadi/ui/screens/appointments/DayCard';
import type { PatientsAttentionProps } from '@nadi/ui/screens/doctor-access/PatientsAttention';
import { useEffect } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectLivePhase } from '../../kernel/sockets/live-slice';
import { useEnds } from '../doctor-access/offers';
import { failedState } from './failed-state';
import { dashboardPath, forgetAttention, isForgotten } from './forget-attention';

type Patients = { active: number; requested: number };
type DayOfDoctor = {
  day: Omit<DayCardProps, 'clock'>;
  attention: Omit<PatientsAttentionProps, 'clock'>;
  patients: Patients | null;
};

const minute = 60_000;
/** Nothing tells a doctor's page of new readings; each look is in the access logs of those who are shown, so it is not taken more often. */
const lookEvery = 5 * minute;
/** The same while no live connection would tell that an access was taken back. */
const lookEveryAlone = minute;

/** Reads a doctor's day: visits, notes to sign, and what needs attention in records of patients; again when the next day begins. */
export function useDay({ isEnabled }: { isEnabled: boolean }): DayOfDoctor {
  const { $api, queryClient } = useServices();
  const clock = useClock();
  const isLive = useAppSelector(selectLivePhase) === 'connected';
  // Other people's records are kept nowhere once no page shows them.
  const query = $api.useQuery(
    'get',
    dashboardPath,
    {},
    {
      ...{ staleTime: 0, gcTime: 0, enabled: isEnabled },
      refetchInterval: isLive ? lookEvery : lookEveryAlone,
    },
  );
  const { refetch } = query;
  const shown = query.data?.data;
  const isOver = shown !== undefined && localDay(new Date(clock.now), shown.timeZone) > shown.date;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const told = shown ? [...shown.critical.patients, ...shown.news.patients] : [];
  useEnds(
    told.map(({ accessUntil }) => ({ allowed: { accessUntil } })),
    () => forgetAttention(queryClient),
  );
  const onRetry = () => void refetch();
  const failed = query.isError ? failedState(query) : null;
  return {
    day: {
      state: failed && !query.data ? failed : pageState(query, ({ data }) => ({ day: data })),
      onRetry,
    },
    attention: {
      // A reading that could not be read again may not be theirs to see any more.
      state:
        failed ??
        (isForgotten(query.data)
          ? { phase: 'loading' }
          : pageState(query, ({ data }) => ({ attention: data }))),
      onRetry,
    },
    patients: shown?.patients ?? null,
  };
}
