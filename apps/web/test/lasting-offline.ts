import { browserValues } from '../src/kernel/offline/key-values';
import { memoryOffline, type OfflinePlatform } from '../src/kernel/offline/offline-platform';
import { openSessionCopy } from '../src/kernel/offline/session-copy';
import { openVault } from '../src/kernel/offline/vault';

/**
 * The browser's storage for reading, in databases of this test only.
 *
 * @returns how a page opens them: each time anew, as another page or tab does
 */
export function lastingOffline(): () => OfflinePlatform {
  const name = `test-${crypto.randomUUID()}`;
  return () => {
    const vault = openVault(`${name}-vault`);
    return {
      ...memoryOffline(),
      isLasting: true,
      vault,
      readStore: browserValues(`${name}-read-store`),
      sessionCopy: openSessionCopy(vault, `${name}-vault`),
      drafts: browserValues(`${name}-drafts`),
    };
  };
}

/** A network that a test takes away and gives back, as far as the browser notices. */
export function switchedConnectivity(isOnlineAtFirst = true) {
  let isOnline = isOnlineAtFirst;
  const listeners = new Set<() => void>();
  return {
    isOnline: () => isOnline,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn(next: boolean) {
      isOnline = next;
      for (const listener of listeners) listener();
    },
  };
}
