import { buffers, eventChannel } from 'redux-saga';

/** Signals that a server that could not be reached may be back: the browser found a network, or the person looks at the page again. */
export type ReconnectSignal = 'online' | 'visible';

/** Listens to these signals. Returns a function that stops listening. */
export type OnReconnectSignal = (listener: (signal: ReconnectSignal) => void) => () => void;

export const onReconnectSignal: OnReconnectSignal = (listener) => {
  const online = () => listener('online');
  const visible = () => {
    if (document.visibilityState === 'visible') listener('visible');
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visible);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', visible);
  };
};

/**
 * Returns a channel of the signals.
 * @param kept the number of signals that a late reader still gets; one, if several only ask for the same work again
 */
export const reconnectSignals = (listen: OnReconnectSignal = onReconnectSignal, kept = 1) =>
  eventChannel<ReconnectSignal>(listen, buffers.sliding(kept));
