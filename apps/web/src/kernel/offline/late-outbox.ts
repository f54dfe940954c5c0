import { NoAnswerError } from '@nadi/api-client/problems';
import { late } from '../browser/late';
import { once } from '../browser/once';
import type { Outbox, OutboxNews } from './outbox';

/** Calls that may wait until the page is loaded. */
type Patient = 'send' | 'list' | 'count' | 'discardFor';
/** Calls that are answered at once. */
type AtOnce = 'subscribe' | 'sealedAway' | 'knownResult' | 'wakeFor' | 'stop';
/** Calls that a person waits for. */
type Urgent = Exclude<keyof Outbox, 'submit' | Patient | AtOnce>;

/**
 * Returns a stand-in for an outbox that is not loaded yet.
 *
 * @param open called again after a failure
 * @param hurry loads it now
 */
export function lateOutbox(
  open: () => Promise<Outbox>,
  hurry: () => void,
  wakeFor: Outbox['wakeFor'] = () => undefined,
): Outbox {
  const listeners = new Set<(news: OutboxNews) => void>();
  let here: Outbox | undefined;
  let isOver = false;
  const there = once(async () => {
    here = await open().catch((cause: unknown) => {
      // The code could not be fetched, for which browsers have messages of their own.
      throw cause instanceof TypeError ? new NoAnswerError('unreachable', { cause }) : cause;
    });
    here.subscribe((news) => {
      for (const listener of listeners) listener(news);
    });
    if (isOver) here.stop();
    return here;
  });

  const patient = late<Pick<Outbox, Patient>>(there);
  const wanted = late<Pick<Outbox, Urgent>>(() => {
    hurry();
    return there();
  });
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: patient.send,
    list: patient.list,
    count: patient.count,
    discardFor: patient.discardFor,
    keep: wanted.keep,
    async submit(...given) {
      hurry();
      let outbox: Outbox;
      try {
        outbox = await there();
      } catch (error) {
        // Its code could not be fetched, and so nothing can be sent; the form still has everything.
        return { kind: 'refused', error };
      }
      return outbox.submit(...given);
    },
    waitForResult: wanted.waitForResult,
    follow: wanted.follow,
    replace: wanted.replace,
    decide: wanted.decide,
    retry: wanted.retry,
    discard: wanted.discard,
    discardSealed: wanted.discardSealed,
    discardAll: wanted.discardAll,
    sealedAway: () => here?.sealedAway() ?? [],
    knownResult: (id) => here?.knownResult(id) ?? null,
    wakeFor,
    stop() {
      isOver = true;
      listeners.clear();
      here?.stop();
    },
  };
}
