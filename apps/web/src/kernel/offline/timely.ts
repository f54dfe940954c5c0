import type { NewRecord, Place, RecordStore } from './records';
import { StorageHangsError } from './storage-hangs';

/** Time-out for the browser's databases, in milliseconds. */
const timeoutMs = 8_000;
/** Shorter time-out while a store hangs. */
const haste = 8;

type Late<Done> = {
  /** The call was given up. */
  onGiveUp?: () => void;
  /** Called with the late result. */
  onLate?: (done: Done) => Promise<unknown>;
};

/** Waits for work with a time-out. */
export type Within = <Done>(work: Promise<Done>, late?: Late<Done>) => Promise<Done>;

/** @param milliseconds time-out for the first call that hangs @default 8000 */
export function createWithin(milliseconds = timeoutMs): Within {
  let hanging = 0;
  return function within(work, { onGiveUp, onLate } = {}) {
    return new Promise((resolve, reject) => {
      let isGivenUp = false;
      const wait = hanging > 0 ? milliseconds / haste : milliseconds;
      const timer = setTimeout(() => {
        isGivenUp = true;
        hanging += 1;
        reject(new StorageHangsError('The storage of this device does not answer.'));
        onGiveUp?.();
      }, wait);
      const end = () => {
        clearTimeout(timer);
        if (isGivenUp) hanging -= 1;
      };
      work.then(
        (done) => {
          end();
          if (isGivenUp) onLate?.(done).catch(() => undefined);
          else resolve(done);
        },
        (error: unknown) => {
          end();
          reject(error);
        },
      );
    });
  };
}

/** A store of this device that answers in time, or fails. */
export function timely<Store extends object>(store: Store, within: Within): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const result: unknown = member.apply(target, given);
        return result instanceof Promise ? within(result) : result;
      };
    },
  });
}

/**
 * Records that answer in time. A change that was given up is not made any more, and a record that is added after that is removed again:
 * its person was told that it is not kept, and it may have been sent from memory. If that is too late, its key makes both one.
 */
export function timelyRecords(records: RecordStore, within: Within): RecordStore {
  const takeBack = (id: number, { owner, subject, idempotencyKey }: NewRecord) =>
    records.change(owner, [subject], (all) => {
      const late = all.find((one) => one.id === id && one.idempotencyKey === idempotencyKey);
      return late?.standing === 'waiting' && late.attempts === 0 ? { remove: [id] } : {};
    });
  return {
    all: (owner) => within(records.all(owner)),
    change(owner, subjects, decide) {
      const ending = new AbortController();
      const work = records.change(owner, subjects, decide, ending.signal);
      return within(work, { onGiveUp: () => ending.abort() });
    },
    add(record, place) {
      let placed = record;
      const placing: Place | undefined =
        place &&
        ((one, all) => {
          placed = place(one, all);
          return placed;
        });
      return within(records.add(record, placing), { onLate: (id) => takeBack(id, placed) });
    },
  };
}
