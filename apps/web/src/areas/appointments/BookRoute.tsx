import { toProblem } from '@nadi/api-client/problems';
import { Skeleton } from '@nadi/ui/components/Skeleton';
import * as m from '@nadi/ui/messages';
import { type Booking, BookScreen } from '@nadi/ui/screens/appointments/BookScreen';
import { showToast } from '@nadi/ui/toasts';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';
import { datesFrom, firstShownDay, steppedDay } from './dates';
import { ForPatients } from './ForPatients';
import { failedState } from './failed-state';
import { isOpen } from './look-again';
import { bookConsultation, joinWaitlist, rescheduleConsultation } from './online-writes';
import { useSlotHold } from './use-slot-hold';
import { useWaitlist } from './use-waitlist';

const Directory = latePart(async () => (await import('./DirectoryRoute')).DirectoryRoute);

/** Books a visit: first the doctor, then the time. The list of doctors comes apart from the times of one. */
export function BookRoute() {
  const [query] = useSearchParams();
  const role = useAppSelector(selectUser)?.role;
  const doctorId = query.get('doctor');
  if (role !== 'PATIENT') return <ForPatients />;
  return (
    <Suspense fallback={<Skeleton height="32rem" shape="block" />}>
      {doctorId ? <OneDoctor key={doctorId} id={doctorId} moveId={query.get('move')} /> : <Directory />}
    </Suspense>
  );
}

const shownDays = 7;

function OneDoctor({ id, moveId }: { id: string; moveId: string | null }) {
  const { $api } = useServices();
  const navigate = useNavigate();
  const clock = useClock();
  const isOffline = useAppSelector(selectIsOffline);
  const book = useOnlineWrite(bookConsultation);
  const move = useOnlineWrite(rescheduleConsultation);
  const join = useOnlineWrite(joinWaitlist);
  const waitlist = useWaitlist();
  const [from, setFrom] = useState<string | null>(null);
  const doctor = $api.useQuery(
    'get',
    '/doctors/directory/{id}',
    { params: { path: { id } } },
    { staleTime: 0 },
  );
  const found = doctor.data?.data;
  const zone = found?.timeZone ?? clock.timeZone;
  const start = from ?? firstShownDay({ nextSlot: found?.nextSlot ?? null, timeZone: zone }, clock.now);
  const slots = $api.useQuery(
    'get',
    '/doctors/directory/{id}/slots',
    { params: { path: { id }, query: { from: start, days: shownDays } } },
    { ...listOptions, enabled: doctor.data !== undefined },
  );
  const questions = $api.useQuery(
    'get',
    '/intake-questions',
    { params: { query: { ...(found && { specialization: found.specialization }) } } },
    { enabled: found !== undefined && moveId === null },
  );
  const moved = $api.useQuery(
    'get',
    '/consultations/{id}',
    { params: { path: { id: moveId ?? '' } } },
    { enabled: moveId !== null },
  );
  const { hold, onChoose, onBooked } = useSlotHold(id, () => void slots.refetch());
  if (doctor.isError && toProblem(doctor.error).status === 404) return <Directory isUnknownDoctor />;
  const visit = moveId === null ? null : moved.data?.data;
  const isWaiting = visit === undefined && !moved.isError;
  const ready = found && !isWaiting ? slots : { ...slots, data: undefined };

  async function onBook({ scheduledAt, type, reason, intake }: Booking) {
    const outcome = visit
      ? await move({ id: visit.id, body: { scheduledAt, type } })
      : await book({ doctorId: id, scheduledAt, type, ...(reason && { reason }), intake });
    if (outcome.ok) onBooked(scheduledAt);
    else void slots.refetch();
    return savedOf(outcome, () => ({}));
  }

  return (
    <BookScreen
      state={
        doctor.isError || moved.isError
          ? failedState(doctor.isError ? doctor : moved)
          : pageState(ready, ({ data }) => ({
              doctor: found ?? missing(),
              days: datesFrom(data.from, data.days),
              slots: data.slots,
              isPending: slots.isPlaceholderData,
            }))
      }
      moving={visit ? { startsAt: visit.scheduledAt, endsAt: visit.endsAt, type: visit.type } : null}
      wait={pageState(waitlist, ({ data }) => ({
        entry: data.find((wait) => wait.doctor.id === id && isOpen(wait)) ?? null,
      }))}
      questions={pageState(questions, ({ data }) => ({ questions: data.questions }))}
      clock={clock}
      isOffline={isOffline}
      hold={hold}
      onChoose={onChoose}
      onDays={(step) => setFrom(steppedDay(start, step, zone, clock.now))}
      onBook={onBook}
      onBooked={() => {
        const name = found ? `${found.firstName} ${found.lastName}` : '';
        const done = visit
          ? m.visits_book_done_move()
          : found?.confirmation === 'on_request'
            ? m.visits_book_done_request({ name: m.consent_doctor({ name }) })
            : m.visits_book_done({ name: m.consent_doctor({ name }) });
        showToast({ tone: 'success', message: done });
        navigate('/dashboard/appointments');
      }}
      onJoin={async (wish) => {
        const outcome = await join({ doctorId: id, ...wish });
        if (!outcome.ok) void waitlist.refetch();
        return savedOf(outcome, () => ({}));
      }}
      onRetry={() => {
        void doctor.refetch();
        void slots.refetch();
        void waitlist.refetch();
      }}
    />
  );
}

function missing(): never {
  throw new Error('Slots were read before their doctor.');
}
