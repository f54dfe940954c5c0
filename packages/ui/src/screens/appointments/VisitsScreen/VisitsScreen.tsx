import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Kept, Listed, Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { EmergencyNote } from '../private/EmergencyNote';
import { sayVisitTime } from '../private/visit-words';
import type { VisitRow, WaitRow } from '../types';
import { VisitItem } from './VisitItem';
import type { WaitActs } from './WaitItem';
import { WaitsCard } from './WaitsCard';

export type VisitsPart = 'upcoming' | 'past';

export type VisitsScreenProps = {
  /** `appointments` has coming visits alone; `consultations` has past ones too. */
  page: 'appointments' | 'consultations';
  part: VisitsPart;
  state: Kept<Listed<VisitRow>>;
  /** The waitlists of the person, an offer first; none on the page of past visits. */
  waits: Kept<{ rows: readonly WaitRow[] }>;
  acts: WaitActs;
  clock: Clock;
  isOffline: boolean;
  onPart: (part: VisitsPart) => void;
  onCancel: (visit: VisitRow, reason: string | null) => Promise<Saved>;
  onCheckIn: (visit: VisitRow) => Promise<Saved>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

const parts = [
  { id: 'upcoming', label: m.visits_upcoming },
  { id: 'past', label: m.visits_past },
] as const;

const cancelDialog = latePart(async () => (await import('../private/CancelDialog')).CancelDialog);

/** A patient's visits: what comes next, what can still be changed, and what became of the others. */
export function VisitsScreen(props: VisitsScreenProps) {
  const { page, part, state, waits, acts, clock, isOffline, onPart, onCancel, onCheckIn } = props;
  const [cancelling, setCancelling] = useState<VisitRow | null>(null);
  const close = () => setCancelling(null);
  const CancelDialog = useLate(cancelDialog, { isOpen: cancelling !== null, onOpenChange: close });
  usePreload(cancelDialog, state.phase === 'ready' && !isOffline);
  const heading = useRef<HTMLHeadingElement>(null);
  const readAt = [state, waits]
    .flatMap((part) => (part.phase === 'ready' ? (part.readAt ?? []) : []))
    .sort()[0];
  const isAppointments = page === 'appointments';
  const [next] = state.phase === 'ready' && part === 'upcoming' ? state.rows : [];
  const about = next
    ? m.visits_appointments_next({
        name: doctorName(next.doctor),
        when: sayVisitTime({ startsAt: next.scheduledAt, endsAt: next.endsAt }, clock),
      })
    : isAppointments && state.phase === 'ready'
      ? m.visits_appointments_none()
      : m.visits_description();
  return (
    <Page
      title={isAppointments ? m.visits_appointments_title() : m.visits_title()}
      description={about}
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
      isWide
    >
      <EmergencyNote />
      <WaitsCard
        state={waits}
        acts={acts}
        clock={clock}
        isOffline={isOffline}
        onRetry={props.onRetry}
        focusAfter={heading}
      />
      <ListCard
        state={state}
        title={isAppointments ? m.visits_appointments_heading() : m.visits_heading()}
        headingRef={heading}
        things={m.visits_count}
        choice={(parts.find(({ id }) => id === part) ?? parts[0]).label()}
        filters={
          isAppointments ? undefined : (
            <SegmentedControl
              label={m.visits_filter()}
              items={parts.map(({ id, label }) => ({ id, label: label() }))}
              value={part}
              onChange={onPart}
            />
          )
        }
        action={
          <Button needs="manage" href="/dashboard/consultations/book" icon={CalendarPlus}>
            {m.visits_book()}
          </Button>
        }
        order={part === 'upcoming' ? 'other' : 'newest-first'}
        isOffline={isOffline}
        failed={{ title: m.visits_failed_title(), text: m.visits_failed() }}
        notOnDevice={{ title: m.visits_not_on_device_title(), text: m.visits_not_on_device() }}
        empty={
          part === 'past'
            ? { title: m.visits_empty_past_title(), text: m.visits_empty_past() }
            : { title: m.visits_empty_title(), text: m.visits_empty() }
        }
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.visits_heading()}>
            {rows.map((visit) => (
              <VisitItem
                key={visit.id}
                visit={visit}
                clock={clock}
                isOffline={isOffline}
                isCancelPending={cancelling?.id === visit.id && !CancelDialog}
                onCancel={() => setCancelling(visit)}
                onCheckIn={() => onCheckIn(visit)}
              />
            ))}
          </DividedList>
        )}
      </ListCard>
      {CancelDialog && cancelling && (
        <CancelDialog
          name={doctorName(cancelling.doctor)}
          when={sayVisitTime({ startsAt: cancelling.scheduledAt, endsAt: cancelling.endsAt }, clock)}
          onCancel={(reason) => onCancel(cancelling, reason)}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
