import { Download, Video } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, useLateNow, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { Facts } from '../private/Facts';
import { sayFee, sayVisitTime, sayZone, statusLooks, typeLooks } from '../private/visit-words';
import type { VisitIntake, VisitRating, VisitRow, VisitStatus } from '../types';
import { FollowUp } from './FollowUp';
import { NoteCard, type NoteCardProps } from './NoteCard';
import { Prescribing } from './Prescribing';
import type { IntakeCardProps, PhotosCardProps, RatingCardProps } from './VisitAnswers';

/** A visit with what was written about it. */
export type Visit = Omit<VisitRow, 'changes'> & {
  timeZone: string;
  notes: string | null;
  noteVersion: number;
  signedAt: string | null;
  addenda: readonly { text: string; at: string }[];
  /** The prescription in one line; null if nothing was signed. */
  prescription: string | null;
  /** Absent where an older answer of the server is shown. */
  intake?: VisitIntake | undefined;
  rating?: VisitRating | undefined;
  changes: readonly (VisitRow['changes'][number] & { at: string; scheduledAt: string })[];
};

export type ConsultationScreenProps = Pick<NoteCardProps, 'onNote' | 'onAddendum'> &
  Pick<IntakeCardProps, 'questions' | 'onIntake'> &
  Pick<PhotosCardProps, 'maxPhotos' | 'onPhoto' | 'onAddPhoto' | 'onDeletePhoto'> &
  Pick<RatingCardProps, 'onRate'> & {
    /** The reader: the patient or the doctor of the visit. */
    side: 'PATIENT' | 'DOCTOR';
    state: Loaded<{ visit: Visit }>;
    clock: Clock;
    isOffline: boolean;
    /** The visit has a call that can be joined now. @default false */
    canJoin?: boolean;
    /** A `PrescriptionCard`, for the patient. */
    prescription?: ReactNode;
    /** The messages of the two sides to each other. */
    chat?: ReactNode;
    onStatus: (visit: Visit, status: VisitStatus, reason: string | null) => Promise<Saved>;
    /** Saves the visit as a file for the patient's calendar. */
    onCalendar: () => void;
    onRetry: () => void;
  };

const intakeCard = latePart(async () => (await import('./VisitAnswers')).IntakeCard);
const photosCard = latePart(async () => (await import('./VisitAnswers')).PhotosCard);
const ratingCard = latePart(async () => (await import('./VisitAnswers')).RatingCard);
const cancelDialog = latePart(async () => (await import('../private/CancelDialog')).CancelDialog);

const ups = {
  PATIENT: { href: '/dashboard/consultations', label: m.visits_title },
  DOCTOR: { href: '/dashboard/doctor-consultations', label: m.visits_title },
};

/** One visit: when and how it is, what can be done now, what became of it, and what the doctor wrote. */
export function ConsultationScreen({ state, side, ...props }: ConsultationScreenProps) {
  const { href, label } = ups[side];
  return (
    <Page
      title={state.phase === 'ready' ? titleOf(state.visit, side) : m.visit_title()}
      up={{ href, label: label() }}
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.visit_failed_title(), text: m.visits_failed() }}
        onRetry={props.onRetry}
      >
        {({ visit }) => <Ready visit={visit} side={side} {...props} />}
      </Phases>
    </Page>
  );
}

const otherOf = (visit: Visit, side: 'PATIENT' | 'DOCTOR'): string =>
  side === 'DOCTOR' ? `${visit.patient.firstName} ${visit.patient.lastName}` : doctorName(visit.doctor);

const titleOf = (visit: Visit, side: 'PATIENT' | 'DOCTOR'): string =>
  m.visit_with({ name: otherOf(visit, side) });

const isToCome = ({ status }: Visit): boolean => status === 'requested' || status === 'confirmed';

type ReadyProps = Omit<ConsultationScreenProps, 'state'> & { visit: Visit };

function Ready({
  visit,
  side,
  clock,
  isOffline,
  canJoin = false,
  prescription,
  chat,
  onStatus,
  onCalendar,
  onNote,
  onAddendum,
  questions,
  onIntake,
  onRate,
  onRetry,
  ...photos
}: ReadyProps) {
  const [isCancelling, setIsCancelling] = useState(false);
  const CancelDialog = useLate(cancelDialog, { isOpen: isCancelling, onOpenChange: setIsCancelling });
  usePreload(cancelDialog, visit.allowed.includes('cancelled') && !isOffline);
  const IntakeCard = useLateNow(intakeCard, visit.intake !== undefined);
  const PhotosCard = useLateNow(photosCard, visit.intake !== undefined);
  const RatingCard = useLateNow(ratingCard, visit.rating !== undefined && visit.status === 'completed');
  const heading = useRef<HTMLHeadingElement>(null);
  const { word, ...look } = statusLooks[visit.status];
  const when = sayVisitTime({ startsAt: visit.scheduledAt, endsAt: visit.endsAt }, clock);
  return (
    <Grid columns={{ wide: 'main-aside' }} align="start">
      <Stack space={6}>
        <Card>
          <Stack space={4}>
            <Inline space={3}>
              <Heading level={2} ref={heading} isFocusTarget>
                {when}
              </Heading>
              <Tag {...look}>{word()}</Tag>
            </Inline>
            <Facts
              items={[
                { name: m.visits_book_type(), value: typeLooks[visit.type].word() },
                ...(visit.clinicAddress ? [{ name: m.visits_book_where(), value: visit.clinicAddress }] : []),
                { name: m.visits_fee(), value: sayFee(visit.fee) },
                { name: m.visit_about(), value: visit.reason ?? m.visit_about_none() },
              ]}
            />
            <Text size={14} tone="muted">
              {`${sayZone(clock.timeZone, visit.timeZone)} ${m.visits_book_fee_how()}`}
            </Text>
            {canJoin && (
              <div>
                <Button icon={Video} href={`/dashboard/consultations/${visit.id}/video`}>
                  {m.call_join()}
                </Button>
              </div>
            )}
            <Steps
              visit={visit}
              isSecond={canJoin}
              side={side}
              isOffline={isOffline}
              isCancelPending={isCancelling && !CancelDialog}
              onStatus={onStatus}
              onCancel={() => setIsCancelling(true)}
            />
            {side === 'PATIENT' && visit.status === 'completed' && <FollowUp visit={visit} />}
            {side === 'PATIENT' && isToCome(visit) && (
              <div>
                <Button tone="quiet" size="small" icon={Download} onPress={onCalendar}>
                  {m.visit_calendar()}
                </Button>
              </div>
            )}
          </Stack>
        </Card>
        {IntakeCard && visit.intake && (
          <IntakeCard intake={visit.intake} {...{ side, questions, isOffline, onIntake, onRetry }} />
        )}
        {PhotosCard && visit.intake && <PhotosCard {...visit.intake} {...{ side, isOffline }} {...photos} />}
        {chat}
        {side === 'DOCTOR' ? <Prescribing visit={visit} /> : prescription}
        {/* A draft keeps its text while its first save is answered. */}
        <NoteCard
          key={String(visit.noteState === 'signed')}
          {...{ visit, side, clock, isOffline, onNote, onAddendum }}
        />
        {RatingCard && visit.rating && (
          <RatingCard
            rating={visit.rating}
            doctor={doctorName(visit.doctor)}
            {...{ side, clock, isOffline, onRate }}
          />
        )}
      </Stack>
      <Card as="section" aria-labelledby="visit-history">
        <Stack space={3}>
          <Heading level={2} id="visit-history">
            {m.visit_history()}
          </Heading>
          {visit.changes.map((change) => (
            <Stack key={change.at} space={0}>
              <Text>
                {change.by === 'DOCTOR'
                  ? m.visit_by_doctor({ status: statusLooks[change.status].word() })
                  : m.visit_by_patient({ status: statusLooks[change.status].word() })}{' '}
                <When at={change.at} clock={clock} isInSentence />
              </Text>
              {change.reason && <Text tone="muted">{m.visits_cancelled_why({ reason: change.reason })}</Text>}
            </Stack>
          ))}
        </Stack>
      </Card>
      {CancelDialog && isCancelling && (
        <CancelDialog
          name={otherOf(visit, side)}
          when={when}
          onCancel={(reason) => onStatus(visit, 'cancelled', reason)}
          onClose={() => setIsCancelling(false)}
          focusAfter={heading}
        />
      )}
    </Grid>
  );
}

const steps = {
  confirmed: m.visit_confirm,
  checked_in: m.visit_check_in,
  in_progress: m.visit_begin,
  completed: m.visit_complete,
  no_show: m.visit_no_show,
} as const;

type StepsProps = Pick<ReadyProps, 'visit' | 'side' | 'isOffline' | 'onStatus'> & {
  /** The question is on its way. */
  isCancelPending: boolean;
  /** Something else is to be done first. */
  isSecond: boolean;
  onCancel: () => void;
};

/** The steps that the reader can take now, the next one first. */
function Steps({ visit, side, isOffline, isCancelPending, isSecond, onStatus, onCancel }: StepsProps) {
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const next = visit.allowed.filter((status): status is keyof typeof steps => status in steps);
  if (visit.allowed.length === 0 && !(visit.canMove && side === 'PATIENT')) return null;
  return (
    <Stack space={3}>
      <Inline space={2}>
        {next.map((status, index) => (
          <Button
            key={status}
            needs="manage"
            tone={index === 0 && !isSecond ? 'primary' : 'secondary'}
            isPending={isPending}
            isDisabled={isOffline}
            onPress={() => void save(() => onStatus(visit, status, null))}
          >
            {status === 'checked_in' && side === 'PATIENT' ? m.visits_check_in() : steps[status]()}
          </Button>
        ))}
        {visit.canMove && side === 'PATIENT' && !isOffline && (
          <Button
            needs="manage"
            tone="secondary"
            href={`/dashboard/consultations/book?doctor=${visit.doctor.id}&move=${visit.id}`}
          >
            {m.visits_move()}
          </Button>
        )}
        {visit.allowed.includes('cancelled') && (
          <Button
            needs="manage"
            tone="secondary"
            isDisabled={isOffline}
            isPending={isCancelPending}
            onPress={onCancel}
          >
            {m.visits_cancel()}
          </Button>
        )}
      </Inline>
      {refused && <Banner tone="critical">{refused.message}</Banner>}
    </Stack>
  );
}
