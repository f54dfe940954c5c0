import { expect, it } from '@jest/globals';
import { fakeServer, problem } from '../../../test/fake-server';
import { mintKey } from '../../../test/writes';
import { createOutbox, type OutboxNews } from './outbox';

it('tells nobody the bytes of a photo, whatever becomes of it', async () => {
  const here = fakeServer();
  const told: OutboxNews[] = [];
  const outbox = createOutbox({
    entries: here.entries,
    transport: here.transport,
    replay: here.replayer(),
    channel: { tell: (news) => void told.push(news), listen: () => () => {} },
    wakeFor: () => {},
    owner: () => here.who,
    now: () => 1,
  });
  outbox.subscribe((news) => void told.push(news));
  const photo = { name: 'me.png', type: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
  const write = { operation: 'completeOnboarding', answers: {}, photo } as const;
  const meant = { write, baseVersion: null };
  const entry = await outbox.keep({ ...meant, idempotencyKey: mintKey(), subject: 'onboarding' });
  here.answer = () => problem(503);
  await outbox.send();
  here.answer = () => problem(409);
  await outbox.send();
  await outbox.replace(entry, { ...meant, idempotencyKey: mintKey() });

  const inFull = (news: OutboxNews) =>
    JSON.stringify(news, (_key, value: unknown) => (value instanceof Uint8Array ? [...value] : value));
  const ofPhoto = told.map(inFull).filter((news) => news.includes('me.png'));
  expect(new Set(ofPhoto.map((news) => (JSON.parse(news) as OutboxNews).kind))).toEqual(
    new Set(['added', 'settled', 'changed']),
  );
  expect(ofPhoto.filter((news) => news.includes('[1,2,3]'))).toEqual([]);
  expect(here.batches.flat()[0]?.write).toEqual(write);
});
