import { buffers, eventChannel } from 'redux-saga';

/** Signals by which the spec tries a lost connection again before its time. */
export type ReconnectSignal = 'online' | 'visible';

export const reconnectSignals = () =>
  eventChannel<ReconnectSignal>((tell) => {
    const online = () => tell('online');
    const visible = () => {
      if (document.visibilityState === 'visible') tell('visible');
    };
    window.addEventListener('online', online);
    document.addEventListener('visibilitychange', visible);
    return () => {
      window.removeEventListener('online', online);
      document.removeEventListener('visibilitychange', visible);
    };
  }, buffers.sliding(4));
