import { late } from '../browser/late';
import { once } from '../browser/once';
import { canKeep } from './can-keep';
import type { Device, KeptHere } from './device';
import { lateOutbox } from './late-outbox';

type Code = Pick<typeof import('./device'), 'browserDevice'>;

/**
 * What outlives a page, of this browser. The code for it is fetched when the page has what it needs, or when somebody writes.
 *
 * @param fetchCode asked anew where it failed
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

/** @param hurry has the code fetched at once */
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
