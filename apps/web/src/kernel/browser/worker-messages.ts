import { type Navigation, navigateEvent, readNavigation } from './navigation';

/** The message by which the worker asks something of an open page: a notification was pressed. */
type WorkerMessage = { type: 'NAVIGATE'; path: string };

const isNavigation = (data: unknown): data is WorkerMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'NAVIGATE' &&
  'path' in data &&
  typeof data.path === 'string';

/**
 * Goes where the worker says. Only paths of the app are followed (`readNavigation`).
 *
 * @param open opens a page of the person's own
 * @param isSignedOut true if nobody is signed in: the page begins anew, since one that was left on purpose does not lead back after signing in
 */
export function followWorkerMessages(
  navigation: Pick<Navigation, 'leave'>,
  open: (path: string) => void,
  isSignedOut: () => boolean,
  worker: Pick<EventTarget, 'addEventListener'> | undefined = globalThis.navigator?.serviceWorker,
): void {
  worker?.addEventListener('message', (event) => {
    const { data, ports } = event as MessageEvent<unknown>;
    if (!isNavigation(data)) return;
    // Otherwise the worker would load the page anew.
    ports[0]?.postMessage('followed');
    const wanted = readNavigation(new CustomEvent(navigateEvent, { detail: { path: data.path } }));
    if (wanted === null) return;
    if (isSignedOut()) navigation.leave(wanted.path);
    else open(wanted.path);
  });
}
