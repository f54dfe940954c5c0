import { expect, it } from '@jest/globals';
import { followWorkerMessages } from './worker-messages';

function listen(isSignedOut = false) {
  const worker = new EventTarget();
  const paths: string[] = [];
  const left: string[] = [];
  followWorkerMessages(
    { leave: (href) => left.push(href) },
    (path) => paths.push(path),
    () => isSignedOut,
    worker,
  );
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => answers.push(answer) } as unknown as MessagePort;
  const send = (data: unknown) => {
    // Without a port it is what a worker of an older version sends.
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [] }));
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  };
  return { paths, left, send, answers };
}

it('goes where a pressed notification leads', () => {
  const { paths, send, answers } = listen();
  send({ type: 'NAVIGATE', path: '/dashboard/settings' });
  expect(paths).toEqual(['/dashboard/settings', '/dashboard/settings']);
  expect(answers).toEqual(['followed']);
});

it('begins anew where nobody is signed in, so that signing in leads there', () => {
  const { paths, left, send } = listen(true);
  send({ type: 'NAVIGATE', path: '/notifications' });
  send({ type: 'NAVIGATE', path: '//evil.example' });
  expect([paths, left]).toEqual([[], ['/notifications', '/notifications']]);
});

it.each([
  null,
  'NAVIGATE',
  { type: 'NAVIGATE' },
  { type: 'NAVIGATE', path: 7 },
  { type: 'TIDY_UP', path: '/x' },
])('does not follow %j', (data) => {
  const { paths, send, answers } = listen();
  send(data);
  expect([paths, answers]).toEqual([[], []]);
});

it('leaves the app for no other site', () => {
  const { paths, send } = listen();
  send({ type: 'NAVIGATE', path: '//evil.example' });
  expect(paths).toEqual([]);
});
