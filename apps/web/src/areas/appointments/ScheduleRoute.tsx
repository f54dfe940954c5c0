import type { Availability, Schedule } from '@nadi/contract/schema';
import { closeDay, isPastDay, splitDay } from '@nadi/domain/appointments/cancel-day';
import { mondayOf } from '@nadi/domain/kernel/calendar';
import { localDay } from '@nadi/domain/kernel/time-zone';
import * as m from '@nadi/ui/messages';
import { ScheduleScreen, type ScheduleView } from '@nadi/ui/screens/appointments/ScheduleScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { because } from './because';
import { addDays } from './dates';
import { failedState } from './failed-state';
import { cancelDay, updateAvailability } from './online-writes';

const views: readonly ScheduleView[] = ['day', 'week', 'month'];
const isDate = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The first day of the days before or after those of a view. */
function stepped(view: ScheduleView, day: string, step: -1 | 1): string {
  if (view === 'day') return addDays(day, step);
  if (view === 'week') return addDays(mondayOf(day), 7 * step);
  const first = `${day.slice(0, 7)}-01`;
  return step === 1 ? `${addDays(first, 31).slice(0, 7)}-01` : `${addDays(first, -1).slice(0, 7)}-01`;
}

export function ScheduleRoute() {
  const { $api } = useServices();
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const save = useOnlineWrite(updateAvailability);
  const cancel = useOnlineWrite(cancelDay);
  const availability = $api.useQuery('get', '/doctors/availability/me', {}, { staleTime: 0 });
  const known = availability.data?.data;
  const view = views.find((one) => one === query.get('view')) ?? 'week';
  const asked = query.get('day');
  const day = isDate(asked) ? asked : localDay(new Date(clock.now), known?.timeZone ?? clock.timeZone);
  const part = view === 'day' ? { date: day } : view === 'week' ? { week: day } : { month: day.slice(0, 7) };
  const schedule = $api.useQuery(
    'get',
    '/doctors/schedule/me',
    { params: { query: part } },
    { staleTime: 0, enabled: known !== undefined },
  );
  const show = (chosen: ScheduleView, date: string | null) =>
    setQuery({ ...(chosen !== 'week' && { view: chosen }), ...(date && { day: date }) });
  return (
    <ScheduleScreen
      view={view}
      state={
        availability.isError
          ? failedState(availability)
          : pageState(known ? schedule : { ...schedule, data: undefined }, ({ data }) => ({
              ...data,
              availability: known ?? missing(),
              cancellable: cancellableOf(data, known ?? missing(), new Date(clock.now)),
            }))
      }
      clock={clock}
      onView={(chosen) => show(chosen, isDate(asked) ? asked : null)}
      onStep={(step) => show(view, step === 0 ? null : stepped(view, day, step))}
      onSave={async ({ weekly, exceptions, ...rest }) => {
        const { timeZone, visitMinutes, bufferMinutes, noticeMinutes, daysAhead } = rest;
        const { confirmation, fees, clinicAddress } = rest;
        const body = {
          ...{ timeZone, visitMinutes, bufferMinutes, noticeMinutes, daysAhead },
          ...{ confirmation, fees, clinicAddress },
          weekly: weekly.map(({ types, ...hours }) => ({ ...hours, types: [...types] })),
          exceptions: exceptions.map(({ types, ...one }) => ({ ...one, types: [...types] })),
        };
        const saved = savedOf(await save({ version: known?.version ?? 0, body }), () => ({}));
        return because(m.schedule_update_failed(), saved);
      }}
      onCancelDay={async (date, reason) => {
        const saved = savedOf(await cancel({ date, reason }), ({ data: { cancelled, left } }) => ({
          cancelled,
          left,
        }));
        return because(m.schedule_day_failed(), saved);
      }}
      onRetry={() => {
        void availability.refetch();
        void schedule.refetch();
      }}
    />
  );
}

/** Counts what happens to the visits of a day that is cancelled now; null if nothing would happen, or days are shown. */
function cancellableOf({ timeZone, from, to, days }: Schedule, hours: Availability, now: Date) {
  if (from !== to || isPastDay(from, timeZone, now)) return null;
  const { cancelled, left } = splitDay(
    days.flatMap(({ visits }) => visits),
    now,
  );
  if (cancelled.length === 0 && closeDay(hours, from) === null) return null;
  return { cancelled: cancelled.length, left: left.length };
}

function missing(): never {
  throw new Error('A schedule was read before its hours.');
}
