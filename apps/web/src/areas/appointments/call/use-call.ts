import type { ConsultationStatus } from '@nadi/contract/schema';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { notice } from '../../../kernel/browser/notice';
import type { DeviceCheck } from '../../../kernel/devices/device-check';
import type { DeviceState } from '../../../kernel/devices/device-state';
import { useServices } from '../../../kernel/services/use-services';
import { createCall } from './call';
import { openPeer } from './peer';
import { useScreen } from './use-screen';

type Given = {
  id: string;
  side: 'PATIENT' | 'DOCTOR';
  check: DeviceCheck | null;
  deviceState: DeviceState;
  status: ConsultationStatus | undefined;
};

/** Loads the code that connects while the devices are checked, and not with the page. */
const loadConnect = async () => (await import('./connect-call')).connectCall;

/** The call of a visit on this page: it gives what the devices give, and turns them off when the page is left, the visit ends or another tab takes over. */
export function useCall({ id, side, check, deviceState, status }: Given) {
  const { api, readToken } = useServices();
  const [call] = useState(() =>
    createCall({
      consultationId: id,
      readCall: async () => {
        const { data } = await api.GET('/consultations/{id}/call', { params: { path: { id } } });
        return data?.data ?? null;
      },
      token: readToken,
      load: loadConnect,
      openPeer,
      onError: (error) => notice({ error }),
    }),
  );
  const state = useSyncExternalStore(call.subscribe, call.get);
  const screen = useScreen();
  const { track: shared, stop: stopSharing } = screen;
  const [isEntered, setEntered] = useState(false);
  const [hasLeft, setHasLeft] = useState(false);
  const isUnderWay = status === 'in_progress';

  useEffect(() => {
    void loadConnect().catch(() => undefined);
    return () => call.leave();
  }, [call]);
  // A doctor who has turned a device on is there: whoever waits is told so.
  const isReady = side === 'DOCTOR' && deviceState.phase === 'on' && !hasLeft;
  const isWanted = isReady || isEntered;
  useEffect(() => {
    const { phase } = call.get();
    if (isWanted) call.join();
    else if (phase === 'in' || phase === 'joining') call.leave();
  }, [call, isWanted]);
  useEffect(() => {
    if (isEntered && isUnderWay) call.begin();
  }, [call, isEntered, isUnderWay]);

  useEffect(() => {
    const tracks = (kind: 'camera' | 'microphone') => check?.streamOf(kind)?.getTracks()[0] ?? null;
    const isOn = (kind: 'camera' | 'microphone') =>
      deviceState.phase === 'on' && deviceState[kind].status === 'on';
    call.give({
      audio: tracks('microphone'),
      isMuted: !isOn('microphone'),
      video: shared ?? (isOn('camera') ? tracks('camera') : null),
      isScreen: shared !== null,
    });
  }, [call, check, deviceState, shared]);

  const isOver = state.phase === 'moved' || state.phase === 'over' || status === 'completed';
  useEffect(() => {
    if (!isOver) return;
    check?.stop();
    stopSharing();
    setEntered(false);
  }, [isOver, check, stopSharing]);
  useEffect(() => {
    if (status === 'completed') call.leave();
  }, [call, status]);

  useEffect(() => {
    const restart = () => call.restart();
    // A page that is loaded again has no other moment to say so.
    const leave = () => call.leave();
    window.addEventListener('online', restart);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('online', restart);
      window.removeEventListener('pagehide', leave);
    };
  }, [call]);

  return {
    state,
    screen,
    isEntered,
    hasLeft,
    enter: useCallback(() => {
      setHasLeft(false);
      setEntered(true);
    }, []),
    leave: useCallback(() => {
      call.leave();
      check?.stop();
      stopSharing();
      setEntered(false);
      setHasLeft(true);
    }, [call, check, stopSharing]),
  };
}
