import { callWindow, noCallBecause } from '@nadi/domain/appointments/call';
import { waitingSinceOf } from '@nadi/domain/appointments/day';
import * as m from '@nadi/ui/messages';
import { CallScreen, type CallScreenProps } from '@nadi/ui/screens/appointments/CallScreen';
import { useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useDeviceCheck } from '../../kernel/devices/use-device-check';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { useCall } from './call/use-call';
import { chatOf } from './chat-of';
import { ForPatients } from './ForPatients';
import { useVisitStatus } from './use-visit-acts';

/** The call of a visit, for its patient and its doctor. */
export function CallRoute() {
  const { id = '' } = useParams();
  const role = useAppSelector(selectUser)?.role;
  if (role === 'ADMIN') return <ForPatients />;
  return <OneCall key={id} id={id} side={role === 'DOCTOR' ? 'DOCTOR' : 'PATIENT'} />;
}

/** Milliseconds between two questions for the place in line, of which no event tells. */
const lineEachMs = 15_000;

type Stage = Extract<CallScreenProps['state'], { phase: 'ready' }>['stage'];

function OneCall({ id, side }: { id: string; side: 'PATIENT' | 'DOCTOR' }) {
  const { $api } = useServices();
  const clock = useClock();
  const change = useVisitStatus();
  const { check, onStartSound, ...devices } = useDeviceCheck();
  const path = { params: { path: { id } } };
  const visit = $api.useQuery('get', '/consultations/{id}', path, { staleTime: 0 });
  const found = visit.data?.data;
  const isUnderWay = found?.status === 'in_progress';
  const call = useCall({ id, side, check, deviceState: devices.state, status: found?.status });
  const isWaiting = side === 'PATIENT' && call.isEntered && !isUnderWay;
  const line = $api.useQuery('get', '/consultations/{id}/call', path, {
    ...{ staleTime: 0, enabled: isWaiting && found !== undefined },
    refetchInterval: lineEachMs,
  });

  function stageOf(): Stage {
    if (!found) return { phase: 'check', isBack: false };
    const why = noCallBecause(found, new Date(clock.now));
    if (found.status === 'completed') return { phase: 'ended' };
    if (why !== null) return { phase: 'closed', why, opensAt: callWindow(found).opensAt.toISOString() };
    if (call.state.phase === 'moved') return { phase: 'moved' };
    if (!call.isEntered) return { phase: 'check', isBack: call.hasLeft && isUnderWay };
    if (isWaiting && call.state.link === 'none') {
      const known = line.data?.data;
      const isElsewhere = known?.isDoctorElsewhere === true;
      return {
        phase: 'waiting',
        doctor: call.state.isOtherHere ? 'here' : isElsewhere ? 'elsewhere' : known ? 'away' : 'unknown',
        ahead: known?.ahead ?? null,
      };
    }
    return { ...call.state, phase: 'call', canShare: call.screen.canShare };
  }

  async function onEnter() {
    const wanted = side === 'PATIENT' ? 'checked_in' : 'in_progress';
    // By its state: what was allowed when the page was opened may be more by now.
    const isFirst = side === 'PATIENT' ? found?.status === 'confirmed' : !isUnderWay;
    // The other tab took over during the check: a visit does not begin by coming back here.
    if (call.state.phase === 'moved' && side === 'DOCTOR' && isFirst) {
      call.leave();
      return { ok: true } as const;
    }
    if (isFirst) {
      const saved = await change(id, wanted, null);
      if (!saved.ok) return saved;
    }
    // They were turned off as the other tab took over.
    if (call.state.phase === 'moved') devices.onStart();
    call.enter();
    return { ok: true } as const;
  }

  return (
    <CallScreen
      side={side}
      state={pageState(visit, ({ data }) => ({
        visit: { ...data, waitingSince: waitingSinceOf(data) },
        stage: stageOf(),
      }))}
      clock={clock}
      chat={found && chatOf(found, side, 'call', new Date(clock.now))}
      isOffline={useAppSelector(selectIsOffline)}
      devices={{ ...devices, onStartSound }}
      onEnter={onEnter}
      onLeave={call.leave}
      onEnd={async () => {
        const saved = await change(id, 'completed', null);
        return saved.ok ? saved : { ...saved, message: saved.message ?? m.not_saved() };
      }}
      onShare={(isSharing) => (isSharing ? void call.screen.start() : call.screen.stop())}
      onRetry={() => void visit.refetch()}
    />
  );
}
