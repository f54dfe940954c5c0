import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { Choices } from '../private/Choices';
import { EmergencyNote } from '../private/EmergencyNote';
import {
  dateIn,
  sayBeginning,
  sayDate,
  sayDateParts,
  sayFee,
  sayTime,
  sayVisitTime,
  sayZone,
  typeLooks,
  visitTypes,
} from '../private/visit-words';
import type {
  BookableDoctor,
  FreeTime,
  IntakeQuestion,
  SentAnswer,
  VisitType,
  WaitRow,
  WaitWish,
} from '../types';
import { DoctorHead } from './DoctorHead';
import type { ChosenTime } from './HoldLine';
import { Summary } from './Summary';

export type Booking = {
  scheduledAt: string;
  type: VisitType;
  reason: string | null;
  intake: SentAnswer[];
};

export type BookScreenProps = {
  state: Loaded<{
    doctor: BookableDoctor;
    /** The days that are shown, 'YYYY-MM-DD', and what is free on them. */
    days: readonly string[];
    slots: readonly FreeTime[];
    /** Other days are on their way. */
    isPending?: boolean;
  }>;
  /** The visit that is moved; null for a new one. */
  moving: { startsAt: string; endsAt: string; type: VisitType } | null;
  /** The open entry on the waitlist of this doctor; null without one. */
  wait: Loaded<{ entry: WaitRow | null }>;
  /** The questions for the doctor's field of practice. */
  questions: Loaded<{ questions: readonly IntakeQuestion[] }>;
  clock: Clock;
  isOffline: boolean;
  /** The chosen time, as far as it is or was held for the patient while they book; null if nothing is known of it. */
  hold: ChosenTime | null;
  /** @param step days, negative for earlier ones */
  onDays: (step: number) => void;
  /** A time was chosen, or is kept by going on with it: it is to be held. It can be booked all the same if that fails. */
  onChoose: (time: Pick<Booking, 'scheduledAt' | 'type'>) => void;
  onBook: (booking: Booking) => Promise<Saved>;
  onBooked: () => void;
  onJoin: (wish: WaitWish) => Promise<Saved>;
  onRetry: () => void;
};

const intakePart = latePart(async () => (await import('./IntakePart')).IntakePart);
const waitCard = latePart(async () => (await import('./WaitCard')).WaitCard);

/** When can I see this doctor, what does it cost, and what happens next? */
export function BookScreen({ state, ...props }: BookScreenProps) {
  // Fetched while the times are on their way: it stands below them.
  const WaitCard = useLateNow(waitCard, props.moving === null);
  if (state.phase === 'ready') return <Ready {...state} {...props} WaitCard={WaitCard} />;
  return (
    <Page title={m.visits_find_title()} isWide>
      <Phases
        state={state}
        failed={{ title: m.visits_book_failed_title(), text: m.visits_book_failed() }}
        onRetry={props.onRetry}
      />
    </Page>
  );
}

type ReadyProps = Omit<BookScreenProps, 'state'> & {
  WaitCard: ReturnType<typeof waitCard.loaded>;
} & Extract<BookScreenProps['state'], { phase: 'ready' }>;

function titleOf({ doctor, moving, clock }: ReadyProps): string {
  const name = doctorName(doctor);
  if (moving) return m.visits_book_move_title({ name });
  if (!doctor.nextSlot) return m.visits_book_title_none({ name });
  return m.visits_book_title({ name, when: sayBeginning(doctor.nextSlot.startsAt, clock.timeZone) });
}

function aboutOf({ doctor, moving, clock }: ReadyProps): string {
  if (moving) return m.visits_book_move_now({ when: sayVisitTime(moving, clock) });
  return doctor.nextSlot ? m.visits_book_first() : m.visits_book_none();
}

function Ready(props: ReadyProps) {
  const { doctor, days, slots, moving, clock, isPending = false, onDays, WaitCard } = props;
  const { timeZone } = clock;
  const first = doctor.nextSlot;
  const [type, setType] = useState<VisitType>(
    moving?.type ?? first?.types[0] ?? doctor.types[0] ?? 'video_call',
  );
  const [chosen, setChosen] = useState<string | null>(moving ? null : (first?.startsAt ?? null));
  const [day, setDay] = useState<string | null>(first ? dateIn(first.startsAt, timeZone) : null);
  const [reason, setReason] = useState('');
  const [intake, setIntake] = useState<SentAnswer[]>([]);
  const IntakePart = useLateNow(intakePart, moving === null);
  const offered = visitTypes.filter((one) => slots.some(({ types }) => types.includes(one)));
  const fitting = slots.filter(({ types }) => types.includes(type));
  const allDays = [
    ...new Set([...days, ...fitting.map(({ startsAt }) => dateIn(startsAt, timeZone))]),
  ].sort();
  const freeOn = (date: string) => fitting.filter(({ startsAt }) => dateIn(startsAt, timeZone) === date);
  const shownDay =
    day && allDays.includes(day) ? day : (allDays.find((date) => freeOn(date).length > 0) ?? null);
  const slot = fitting.find(({ startsAt }) => startsAt === chosen) ?? null;
  const asked = useRef<string | null>(null);
  /** Has a time held, once for each choice. */
  function hold(scheduledAt: string | undefined) {
    if (scheduledAt === undefined || asked.current === scheduledAt) return;
    asked.current = scheduledAt;
    props.onChoose({ scheduledAt, type });
  }
  const types = visitTypes.filter((one) => offered.includes(one) || one === type);
  return (
    <Page title={titleOf(props)} description={aboutOf(props)} isWide>
      <Grid columns={{ wide: 'main-aside' }} align="start" space={8}>
        <Stack space={6}>
          <DoctorHead doctor={doctor} />
          <Stack space={3}>
            <Heading level={2}>{m.visits_book_how()}</Heading>
            <Choices
              label={m.visits_book_how()}
              items={types.map((id) => ({
                id,
                title: typeLooks[id].word(),
                detail: sayFee(doctor.fees[id]),
              }))}
              value={type}
              onChange={setType}
            />
          </Stack>
          <Stack space={3}>
            <Inline justify="between" space={3}>
              <Heading level={2}>{m.visits_book_when()}</Heading>
              <Inline>
                <IconButton icon={ChevronLeft} label={m.visits_book_earlier()} onPress={() => onDays(-7)} />
                <IconButton icon={ChevronRight} label={m.visits_book_later()} onPress={() => onDays(7)} />
              </Inline>
            </Inline>
            <div aria-busy={isPending}>
              <Stack space={3}>
                <Choices
                  label={m.visits_book_days()}
                  items={allDays.map((id) => {
                    const count = freeOn(id).length;
                    const { weekday, day: number } = sayDateParts(id);
                    return {
                      id,
                      over: weekday,
                      title: number,
                      detail: count > 0 ? m.visits_book_free({ count }) : m.visits_book_full(),
                      isDisabled: count === 0,
                    };
                  })}
                  value={shownDay}
                  onChange={setDay}
                />
                {shownDay && freeOn(shownDay).length > 0 ? (
                  <Stack space={2}>
                    <Text weight="bold">{sayDate(shownDay)}</Text>
                    <Choices
                      label={m.visits_book_times({ day: sayDate(shownDay) })}
                      items={freeOn(shownDay).map(({ startsAt }) => ({
                        id: startsAt,
                        title: sayTime(startsAt, timeZone),
                      }))}
                      value={chosen}
                      onChange={(time) => {
                        setChosen(time);
                        hold(time);
                      }}
                    />
                  </Stack>
                ) : (
                  <Text>{m.visits_book_none()}</Text>
                )}
                <Text size={14} tone="muted">
                  {sayZone(timeZone, doctor.timeZone)}
                </Text>
              </Stack>
            </div>
          </Stack>
          {WaitCard && <WaitCard {...props} today={dateIn(clock.now, doctor.timeZone)} type={type} />}
          {!moving && (
            <TextField
              name="reason"
              label={m.visits_book_about()}
              description={m.visits_book_about_help()}
              value={reason}
              onChange={(text) => {
                setReason(text);
                // Holds the time that was proposed: the patient goes on with it.
                hold(slot?.startsAt);
              }}
              rows={3}
            />
          )}
          {IntakePart && (
            <IntakePart
              state={props.questions}
              answers={intake}
              onChange={(answers) => {
                setIntake(answers);
                hold(slot?.startsAt);
              }}
            />
          )}
        </Stack>
        <Stack space={5}>
          <Summary {...props} chosen={chosen} slot={slot} type={type} reason={reason} intake={intake} />
          <EmergencyNote />
        </Stack>
      </Grid>
    </Page>
  );
}
