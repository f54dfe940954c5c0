import { late } from '../browser/late';
import { once } from '../browser/once';
import { canKeep } from './can-keep';
import type { Device, KeptHere } from './device';
import { lateOutbox } from './late-outbox';

type Code = Pick<typeof import('./device'), 'browserDevice'>;

/**
 * The parts of this browser that outlive a page. Their code is fetched when the page is loaded, or when a person writes.
 *
 * @param fetchCode called again after a failure
 * @param calm resolves when there is time
 */
export function lateDevice(fetchCode: () => Promise<Code>, calm: Promise<void>): Device {
  let hurry: () => void = () => undefined;
  const hurried = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const device = once(async () => {
    await Promise.race([calm, hurried]);
    return (await fetchCode()).browserDevice();
  });
  return {
    offline: lateKept(async () => (await device()).offline, hurry),
    openOutbox: (options) =>
      lateOutbox(async () => (await device()).openOutbox(options), hurry, options.wakeFor),
  };
}

/** @param hurry fetches the code at once */
function lateKept(there: () => Promise<KeptHere>, hurry: () => void): KeptHere {
  const vault = late<Omit<KeptHere['vault'], 'release'>>(async () => (await there()).vault);
  return {
    isLasting: canKeep(),
    vault: {
      seal: vault.seal,
      unseal: vault.unseal,
      forget: vault.forget,
      release: (owner) =>
        void there().then(
          (kept) => kept.vault.release(owner),
          () => undefined,
        ),
    },
    readStore: late(async () => (await there()).readStore),
    sessionCopy: late(async () => (await there()).sessionCopy),
    sharedDocuments: late(async () => {
      // Its page has nothing else to show.
      hurry();
      return (await there()).sharedDocuments;
    }),
    drafts: late(async () => (await there()).drafts),
  };
}
