import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserDevices } from './device-check';
import { off } from './device-state';
import { levelOfStream } from './level';
import { playTestSound } from './test-sound';

/** A check of the devices of this browser, for a component. Everything is off once that is gone. */
export function useDeviceCheck() {
  // Nothing is asked of the browser before somebody wants it; a page is drawn without one, too.
  const [check] = useState(() => (typeof window === 'undefined' ? null : browserDevices()));
  const state = useSyncExternalStore(
    useCallback((listener) => check?.subscribe(listener) ?? (() => undefined), [check]),
    () => check?.get() ?? off,
    () => off,
  );
  const [sound, setSound] = useState<'silent' | 'playing' | 'failed'>('silent');
  useEffect(() => () => check?.stop(), [check]);
  const hearing =
    state.phase === 'on' && state.microphone.status === 'on' ? check?.streamOf('microphone') : null;
  const level = useMemo(() => (hearing ? levelOfStream(hearing) : null), [hearing]);
  const speaker = state.phase === 'on' ? state.speakers.chosen : null;
  return {
    state,
    picture: check?.streamOf('camera') ?? null,
    level,
    sound,
    /** Null before there is a browser. */
    check,
    onStart: () => void check?.start(),
    onStartSound: () => void check?.start('sound'),
    onStop: () => check?.stop(),
    onChoose: (kind: 'camera' | 'microphone' | 'speaker', id: string) => void check?.choose(kind, id),
    onMute: (kind: 'camera' | 'microphone', isMuted: boolean) => check?.setMuted(kind, isMuted),
    onPlay: () => {
      setSound('playing');
      playTestSound(speaker).then(
        () => setSound('silent'),
        () => setSound('failed'),
      );
    },
  };
}
