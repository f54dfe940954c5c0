import { expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { OnlineWriteOutcome } from '../online-writes/online-write';
import type { Services } from '../services/services';
import { ServicesContext } from '../services/use-services';
import { isForPassword, usePasswordGate } from './use-password-gate';

type Outcome = OnlineWriteOutcome<string>;

const refused = (kind: string): Outcome => ({
  ...{ ok: false, isOutdated: false, status: 403, kind, errors: [], current: null },
  failure: { phase: 'failed', message: 'No.' },
});
const done: Outcome = { ok: true, data: 'done' };

function start() {
  const confirmed = jest.fn(async () => ({ data: { success: true } }));
  const services = { api: { POST: confirmed } } as unknown as Services;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ServicesContext value={services}>{children}</ServicesContext>
  );
  return { confirmed, gate: renderHook(() => usePasswordGate(), { wrapper }).result };
}

it('sends a write again once the password is given', async () => {
  const { gate, confirmed } = start();
  const send = jest.fn(async () => (send.mock.calls.length === 1 ? refused('confirm-password') : done));
  let sent = Promise.resolve<Outcome | null>(null);
  await act(async () => {
    sent = gate.current.gated(send);
  });
  expect(gate.current.dialog.isOpen).toBe(true);
  await act(async () => gate.current.dialog.onConfirm('seven herons'));
  expect(await sent).toEqual(done);
  expect(confirmed).toHaveBeenCalledTimes(1);
  expect(gate.current.dialog.isOpen).toBe(false);
});

it('says of whoever gives up that the password was asked for', async () => {
  const { gate } = start();
  let sent = Promise.resolve<Outcome>(done);
  await act(async () => {
    sent = gate.current.gated(async () => refused('confirm-password'));
  });
  expect(gate.current.dialog.isOpen).toBe(true);
  await act(async () => gate.current.dialog.onCancel());
  expect(isForPassword(await sent)).toBe(true);
});

it('asks for no password where a write is forbidden for another reason', async () => {
  const { gate } = start();
  const outcome = await gate.current.gated(async () => refused('forbidden'));
  expect([isForPassword(outcome), gate.current.dialog.isOpen]).toEqual([false, false]);
});
