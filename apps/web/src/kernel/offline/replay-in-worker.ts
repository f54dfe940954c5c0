import { createApiClient } from '@nadi/api-client/client';
import { subjectOf } from '@nadi/api-client/token-subject';
import { tokensOfCopy } from './copied-tokens';
import { browserNews } from './news-channel';
import { openOutbox } from './open-outbox';
import { openRecords } from './records';
import { openSessionCopy } from './session-copy';
import { createWithin, timely, timelyRecords } from './timely';
import { openVault } from './vault';
import type { WriteType } from './write';

/**
 * Sends waiting entries while no page can do it, as far as the worker's short life allows; open pages are notified.
 *
 * @param only entries of this type
 * @param onNeedsPerson called with the id of an entry that the server did not take, about which its person must decide
 * @throws if some must be sent later, so that the browser wakes the worker again
 */
export async function replayOutbox(
  baseUrl: string,
  only?: WriteType,
  onNeedsPerson: (id: number) => Promise<void> = async () => undefined,
): Promise<void> {
  // A worker that waits for ever would keep the lock from all pages.
  const within = createWithin();
  const vault = timely(openVault(), within);
  const tokens = tokensOfCopy(timely(openSessionCopy(vault), within));
  await tokens.renew();
  const whose = () => subjectOf(tokens.read().token ?? '');
  const who = whose();
  // No one is signed in; entries are sent when their person is back.
  if (who === null) return;
  // Their session may end meanwhile, or become another person's, and then nothing more is sent.
  const owner = () => (whose() === who ? who : null);
  const { locks } = navigator;
  const api = createApiClient({ baseUrl, tokens, locks, onSessionEnded: () => undefined });
  const offline = { records: timelyRecords(openRecords(), within), vault, news: browserNews() };
  const outbox = openOutbox({ api, offline, locks, owner });
  let undecided: number | null = null;
  outbox.subscribe((news) => {
    if (news.kind !== 'settled') return;
    const found = news.settled.find(
      ({ verdict }) => verdict.kind === 'conflict' || verdict.kind === 'refused',
    );
    undecided ??= found?.id ?? null;
  });
  try {
    const end = await outbox.send(only);
    if (undecided !== null) await onNeedsPerson(undecided);
    if (end.kind === 'later') throw new Error(`The outbox is ${end.why}.`);
  } finally {
    outbox.stop();
  }
}
