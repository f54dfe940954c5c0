import { brand } from '@nadi/brand';
import { Lock, LogIn, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { DeviceCheck } from '../../../patterns/DeviceCheck/DeviceCheck';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { sayBeginning, sayTime, sayVisitTime } from '../private/visit-words';
import { beside, messages } from './CallScreen.css';
import { InCall, type InCallProps } from './InCall';
import type { CallStage, CallVisit } from './types';

export type CallScreenProps = Pick<
  InCallProps,
  'side' | 'devices' | 'isOffline' | 'onLeave' | 'onEnd' | 'onShare'
> & {
  state: Loaded<{ visit: CallVisit; stage: CallStage }>;
  clock: Clock;
  /** The messages of the two sides to each other, from the waiting room on. */
  chat?: ReactNode;
  /** A patient comes into the waiting room; a doctor begins the visit. */
  onEnter: () => Promise<Saved>;
  onRetry: () => void;
};

/** The call of a visit: devices first, then the waiting room, then the two sides. */
export function CallScreen({ state, onRetry, ...props }: CallScreenProps) {
  const { side } = props;
  const isReady = state.phase === 'ready';
  return (
    <Page
      title={isReady ? titleOf(state.visit, state.stage, side) : m.call_title()}
      up={
        isReady
          ? { href: `/dashboard/consultations/${state.visit.id}`, label: m.call_up() }
          : { href: '/dashboard/consultations', label: m.visits_title() }
      }
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.visit_failed_title(), text: m.visits_failed() }}
        onRetry={onRetry}
      >
        {({ visit, stage }) => (
          <Stack space={5}>
            {/* Before the call it comes first: on a phone the rest is longer than the screen. */}
            {stage.phase !== 'call' && <Emergency side={side} />}
            <Stage {...props} visit={visit} stage={stage} />
            {stage.phase === 'call' && <Emergency side={side} />}
            {stage.phase !== 'closed' && stage.phase !== 'ended' && <Private />}
          </Stack>
        )}
      </Phases>
    </Page>
  );
}

type Side = CallScreenProps['side'];

const otherOf = ({ patient, doctor }: CallVisit, side: Side): string =>
  side === 'DOCTOR' ? `${patient.firstName} ${patient.lastName}` : doctorName(doctor);

const waitingTitles = {
  away: m.call_doctor_away,
  here: m.call_doctor_here,
  elsewhere: m.call_doctor_elsewhere,
  unknown: m.call_doctor_unknown,
};

function titleOf(visit: CallVisit, stage: CallStage, side: Side): string {
  const name = otherOf(visit, side);
  if (stage.phase === 'waiting') return waitingTitles[stage.doctor]({ name });
  if (stage.phase === 'ended') return m.call_ended({ name });
  return m.visit_with({ name });
}

type StageProps = Omit<CallScreenProps, 'state' | 'onRetry'> & { visit: CallVisit; stage: CallStage };

const Beside = ({ chat, children }: { chat: ReactNode; children: ReactNode }) =>
  chat ? (
    <div className={beside}>
      {children}
      <div className={messages}>{chat}</div>
    </div>
  ) : (
    children
  );

function Stage({ visit, stage, chat, ...props }: StageProps) {
  const { side, clock } = props;
  const name = otherOf(visit, side);
  switch (stage.phase) {
    case 'closed':
      return (
        <Banner
          tone="info"
          action={
            <Button tone="secondary" href={`/dashboard/consultations/${visit.id}`}>
              {m.call_to_visit()}
            </Button>
          }
        >
          {stage.why === 'early'
            ? m.call_early({ when: sayBeginning(stage.opensAt, clock.timeZone) })
            : closedWords[stage.why]()}
        </Banner>
      );
    case 'check':
      return <Check {...props} visit={visit} name={name} isBack={stage.isBack} />;
    case 'waiting':
      return (
        <Beside chat={chat}>
          <Waiting {...props} visit={visit} stage={stage} />
        </Beside>
      );
    case 'call':
      return (
        <Stack space={4}>
          <InCall {...props} chat={chat} connection={stage} name={name} />
          {side === 'DOCTOR' && (
            <Link href={`/dashboard/consultations/${visit.id}/prescription`} isExternal isAlone>
              {m.rx_write()}
            </Link>
          )}
        </Stack>
      );
    case 'moved':
      return <Moved {...props} />;
    case 'ended':
      return (
        <Card>
          <Stack space={4} align="start">
            <Text>{side === 'PATIENT' ? m.call_ended_patient({ name }) : m.call_ended_doctor()}</Text>
            <Button href={`/dashboard/consultations/${visit.id}`}>{m.call_to_visit()}</Button>
          </Stack>
        </Card>
      );
  }
}

const closedWords = {
  'in-clinic': m.call_in_clinic,
  'not-confirmed': m.call_not_confirmed,
  over: m.call_over,
};

type Entering = Pick<StageProps, 'isOffline' | 'onEnter'>;

/** Comes into the call; says why not, if it fails. */
function Enter({ isOffline, onEnter, children }: Entering & { children: string }) {
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  return (
    <Stack space={3} align="start">
      <Button icon={LogIn} isPending={isPending} isDisabled={isOffline} onPress={() => void save(onEnter)}>
        {children}
      </Button>
      {isOffline && <Text tone="muted">{m.call_offline()}</Text>}
      {refused && <Banner tone="critical">{refused.message}</Banner>}
    </Stack>
  );
}

type CheckProps = Omit<StageProps, 'stage'> & { name: string; isBack: boolean };

function Check({ visit, side, clock, devices, name, isBack, ...props }: CheckProps) {
  const isUnderWay = visit.status === 'in_progress';
  const enter = isUnderWay ? m.call_return() : side === 'PATIENT' ? m.call_enter() : m.call_begin();
  return (
    <Stack space={5}>
      <Text tone="muted">{sayVisitTime({ startsAt: visit.scheduledAt, endsAt: visit.endsAt }, clock)}</Text>
      {isBack && <Banner tone="info">{m.call_left()}</Banner>}
      {side === 'DOCTOR' && !isUnderWay && (
        <Banner tone={visit.waitingSince ? 'done' : 'info'}>
          {visit.waitingSince
            ? m.call_patient_waits({ name, time: sayTime(visit.waitingSince, clock.timeZone) })
            : m.call_patient_away({ name })}
        </Banner>
      )}
      <DeviceCheck {...devices} />
      {devices.state.phase !== 'on' && <Text tone="muted">{m.call_without_devices()}</Text>}
      <Enter {...props}>{enter}</Enter>
    </Stack>
  );
}

type WaitingProps = Omit<StageProps, 'stage'> & { stage: Extract<CallStage, { phase: 'waiting' }> };

function Waiting({ visit, clock, stage, devices, onLeave }: WaitingProps) {
  const { ahead } = stage;
  return (
    <Stack space={5}>
      <div role="status">
        <Text>
          {ahead === null
            ? m.call_line_unknown()
            : ahead === 0
              ? m.call_next()
              : m.call_ahead({ count: ahead })}{' '}
          {m.call_wait_here()}
        </Text>
      </div>
      {visit.waitingSince && (
        <Text tone="muted">
          {m.call_waiting_since({
            since: sayTime(visit.waitingSince, clock.timeZone),
            at: sayTime(visit.scheduledAt, clock.timeZone),
          })}
        </Text>
      )}
      <DeviceCheck {...devices} />
      <Inline space={3}>
        <Button tone="secondary" icon={LogOut} onPress={onLeave}>
          {m.call_leave_waiting()}
        </Button>
        <Text size={14} tone="muted">
          {m.call_place_kept()}
        </Text>
      </Inline>
    </Stack>
  );
}

function Moved({ isOffline, onEnter }: Entering) {
  return (
    <Card>
      <Stack space={4} align="start">
        <Stack space={2}>
          <Heading level={2}>{m.call_moved_title()}</Heading>
          <Text>{m.call_moved()}</Text>
        </Stack>
        <Enter isOffline={isOffline} onEnter={onEnter}>
          {m.call_move_here()}
        </Enter>
      </Stack>
    </Card>
  );
}

const numbers = { number: brand.emergencyNumber, ambulance: brand.ambulanceNumber };

/** Always there: someone may get worse while they wait or speak. */
const Emergency = ({ side }: { side: Side }) => (
  <Banner tone="attention">
    {side === 'PATIENT' ? m.call_emergency(numbers) : m.call_emergency_doctor(numbers)}
  </Banner>
);

const Private = () => (
  <Inline space={2} isWrapping={false} align="start">
    <Icon icon={Lock} size={16} />
    <Text size={14} tone="muted">
      {m.call_private({ product: brand.name })}
    </Text>
  </Inline>
);
