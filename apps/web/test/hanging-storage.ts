import type { OfflinePlatform } from '../src/kernel/offline/offline-platform';
import type { RecordStore } from '../src/kernel/offline/records';
import { createWithin, timely, timelyRecords } from '../src/kernel/offline/timely';

/** Holds up what is asked, from one moment to another; then all of it is done after all. */
export function createHang() {
  let isHanging = false;
  let held: (() => void)[] = [];
  return {
    begin(): void {
      isHanging = true;
    },
    end(): void {
      isHanging = false;
      const free = held;
      held = [];
      for (const letGo of free) letGo();
    },
    /** A store that hangs whenever this does. */
    over: <Store extends object>(store: Store): Store =>
      new Proxy(store, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function' || name === 'release') return member;
          return async (...given: unknown[]) => {
            if (isHanging) await new Promise<void>((resolve) => void held.push(resolve));
            return member.apply(target, given);
          };
        },
      }),
  };
}

export type Hang = ReturnType<typeof createHang>;

/** Records as the browser's own are had, over a storage that may hang. */
export const hangingRecords = (records: RecordStore, hang: Hang): RecordStore =>
  timelyRecords(hang.over(records), createWithin());

/** A device whose storage may hang. @param timeoutMs in milliseconds */
export function hangingOffline(offline: OfflinePlatform, hang: Hang, timeoutMs: number): OfflinePlatform {
  const within = createWithin(timeoutMs);
  return {
    ...offline,
    vault: timely(hang.over(offline.vault), within),
    readStore: timely(hang.over(offline.readStore), within),
    drafts: timely(hang.over(offline.drafts), within),
    sessionCopy: timely(hang.over(offline.sessionCopy), within),
    sharedDocuments: timely(hang.over(offline.sharedDocuments), within),
    records: timelyRecords(hang.over(offline.records), within),
  };
}
