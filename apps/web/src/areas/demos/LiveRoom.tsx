import { LiveRoom as Room } from '@nadi/ui/screens/demos/RealTimeScreen';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createLiveRoom } from './live/live-room';

const sight = {
  isLooking: () => document.visibilityState === 'visible',
  subscribe(onChange: () => void) {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
};

/** The room for anyone, as this window is in it. */
export function LiveRoom() {
  const [room] = useState(() =>
    createLiveRoom({ load: async () => (await import('./live/connect-room')).connectRoom, sight }),
  );
  const state = useSyncExternalStore(room.subscribe, room.get, room.get);
  useEffect(() => () => room.leave(), [room]);
  return (
    <Room
      state={state}
      onJoin={() => void room.join()}
      onLeave={room.leave}
      onCount={room.count}
      onOpenWindow={() => window.open(window.location.href, '_blank', 'noopener')}
    />
  );
}
