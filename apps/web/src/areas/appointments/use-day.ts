import { localDay } from '@nadi/domain/kernel/time-zone';
import type { DayCardProps } from '@nadi/ui/screens/appointments/DayCard';
import { useEffect } from 'react';
import { useClock } from '../../kernel/browser/clock';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { failedState } from './failed-state';

type Patients = { active: number; requested: number };
type DayOfDoctor = { day: Omit<DayCardProps, 'clock'>; patients: Patients | null };

/** Reads a doctor's day: visits, notes to sign, and how many patients share; again when the next day begins. */
export function useDay({ isEnabled }: { isEnabled: boolean }): DayOfDoctor {
  const { $api } = useServices();
  const clock = useClock();
  const query = $api.useQuery('get', '/doctors/dashboard/me', {}, { staleTime: 0, enabled: isEnabled });
  const { refetch } = query;
  const shown = query.data?.data;
  const isOver = shown !== undefined && localDay(new Date(clock.now), shown.timeZone) > shown.date;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  return {
    day: {
      state:
        query.isError && !query.data ? failedState(query) : pageState(query, ({ data }) => ({ day: data })),
      onRetry: () => void refetch(),
    },
    patients: shown?.patients ?? null,
  };
}
