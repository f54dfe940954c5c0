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
 * Sends what waits while no page is there to do it, as far as the worker's short life goes; pages that are open hear of it.
 *
 * @param only entries of this type
 * @throws where some has to be sent later, so that the browser wakes the worker again
 */
export async function replayOutbox(baseUrl: string, only?: WriteType): Promise<void> {
  // Whoever waits for ever keeps the lock from all pages.
  const within = createWithin();
  const vault = timely(openVault(), within);
  const tokens = tokensOfCopy(timely(openSessionCopy(vault), within));
  await tokens.renew();
  const whose = () => subjectOf(tokens.read().token ?? '');
  const who = whose();
  // Nobody is signed in; what waits is sent when its person is back.
  if (who === null) return;
  // Their session may end under way, or become another's, and then nothing more goes.
  const owner = () => (whose() === who ? who : null);
  const { locks } = navigator;
  const api = createApiClient({ baseUrl, tokens, locks, onSessionEnded: () => undefined });
  const offline = { records: timelyRecords(openRecords(), within), vault, news: browserNews() };
  const outbox = openOutbox({ api, offline, locks, owner });
  try {
    const end = await outbox.send(only);
    if (end.kind === 'later') throw new Error(`The outbox is ${end.why}.`);
  } finally {
    outbox.stop();
  }
}
