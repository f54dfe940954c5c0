/** True if the browser believes that there is a network. It is often wrong when it says yes. */
export type Connectivity = {
  isOnline(): boolean;
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void;
};

const events = ['online', 'offline'] as const;

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  subscribe(listener) {
    for (const event of events) window.addEventListener(event, listener);
    return () => {
      for (const event of events) window.removeEventListener(event, listener);
    };
  },
};
