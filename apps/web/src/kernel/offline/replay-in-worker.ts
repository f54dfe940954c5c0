import { createApiClient } from '@nadi/api-client/client';
import { subjectOf } from '@nadi/api-client/token-subject';
import { tokensOfCopy } from './copied-tokens';
import { browserNews } from './news-channel';
import { openOutbox } from './open-outbox';
import type { Outbox } from './outbox';
import { openRecords } from './records';
import type { RoundEnd } from './sender';
import { openSessionCopy } from './session-copy';
import { createWithin, timely, timelyRecords } from './timely';
import { openVault } from './vault';
import type { WriteType } from './write';

/**
 * Opens the outbox of the person who is signed in, for a worker. Must be stopped afterwards.
 *
 * @returns null if no one is; entries are sent when their person is back
 */
export async function openForWorker(baseUrl: string): Promise<{ outbox: Outbox; who: string } | null> {
  // A worker that waits for ever would keep the lock from all pages.
  const within = createWithin();
  const vault = timely(openVault(), within);
  const tokens = tokensOfCopy(timely(openSessionCopy(vault), within));
  await tokens.renew();
  const whose = () => subjectOf(tokens.read().token ?? '');
  const who = whose();
  if (who === null) return null;
  // Their session may end meanwhile, or become another person's, and then nothing more is sent.
  const owner = () => (whose() === who ? who : null);
  const { locks } = navigator;
  const api = createApiClient({ baseUrl, tokens, locks, onSessionEnded: () => undefined });
  const offline = { records: timelyRecords(openRecords(), within), vault, news: browserNews() };
  return { outbox: openOutbox({ api, offline, locks, owner }), who };
}

/**
 * Sends waiting entries from a worker; open pages are notified.
 *
 * @param onNeedsPerson called with the id of an entry that the server did not take, about which its person must decide
 */
export async function sendFromWorker(
  outbox: Outbox,
  only: WriteType | undefined,
  onNeedsPerson: (id: number) => Promise<void>,
): Promise<RoundEnd> {
  let undecided: number | null = null;
  outbox.subscribe((news) => {
    if (news.kind !== 'settled') return;
    const found = news.settled.find(
      ({ verdict }) => verdict.kind === 'conflict' || verdict.kind === 'refused',
    );
    undecided ??= found?.id ?? null;
  });
  const end = await outbox.send(only);
  if (undecided !== null) await onNeedsPerson(undecided);
  return end;
}

/**
 * Sends waiting entries while no page can do it, as far as the worker's short life allows.
 *
 * @param only entries of this type
 * @param onNeedsPerson as in `sendFromWorker`
 * @returns the person whose entries are all sent; null if no one is signed in, or no longer
 * @throws if some must be sent later, so that the browser wakes the worker again
 */
export async function replayOutbox(
  baseUrl: string,
  only?: WriteType,
  onNeedsPerson: (id: number) => Promise<void> = async () => undefined,
): Promise<string | null> {
  const opened = await openForWorker(baseUrl);
  if (opened === null) return null;
  try {
    const end = await sendFromWorker(opened.outbox, only, onNeedsPerson);
    if (end.kind === 'later') throw new Error(`The outbox is ${end.why}.`);
    return end.kind === 'done' ? opened.who : null;
  } finally {
    opened.outbox.stop();
  }
}
