import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { LightMock } from '@nadi/mock-server/mock-types';
import { castMember, tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { worldOf } from '@nadi/mock-server/nadi/world';
import { toasts } from '@nadi/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hangUp, refusal } from '../../test/api-stub';
import { openApp } from '../../test/render-app';
import { type Started, storeTokens, until } from '../../test/start-services';
import { subjectOfNewReading } from '../../test/subjects';
import { profileSubject } from '../areas/profile/subject';
import type { Write } from '../kernel/offline/write';

let app: Started;
let mock: LightMock;
const user = userEvent.setup();
beforeEach(async () => {
  mock = createNadiMock({ frozenAt: '2026-11-20T09:00:00+05:30' });
  const { token, refreshToken } = tokensOf('asha');
  storeTokens(token, refreshToken);
  app = await openApp('/dashboard/settings', {}, undefined, { mock });
  await app.reach('active');
  await until(app, () => app.store.getState().outbox.phase === 'read');
});
afterEach(() => {
  toasts.clear();
  app.close();
});

const recording: Write = {
  operation: 'recordVitalSign',
  body: { type: 'pulse', unit: '/min', value: 77, measuredAt: '2026-11-20T08:00:00+05:30' },
  isNow: false,
};
const change: Write = {
  operation: 'updatePatientProfile',
  body: { phone: null },
  read: cast.profiles.asha,
};

const keep = (write: Write) => {
  const idempotencyKey = crypto.randomUUID();
  const subject = write === change ? profileSubject : subjectOfNewReading(idempotencyKey);
  return app.outbox.keep({ write, idempotencyKey, subject, baseVersion: write === change ? 3 : null });
};
const entries = () => app.store.getState().outbox.entries;
const recorded = () =>
  castMember(worldOf(mock.store), 'asha').readings.filter(
    ({ type, value, deletedAt }) => type === 'pulse' && value === 77 && deletedAt === null,
  );
const told = () => toasts.visibleToasts.map(({ content }) => content.message);

/** The server applies it, its answer is lost, and then the server is away: an attempt of the outbox by itself would settle the entry. */
async function sendAndLoseTheAnswer() {
  app.server.answers['POST /batch'] = async ({ headers, body }) => {
    await mock.fetch(new Request('http://mock.test/api/v1/batch', { method: 'POST', headers, body }));
    return hangUp();
  };
  await app.outbox.send();
  app.server.answers['POST /batch'] = () => refusal(503, 'Away.');
}

async function openDrawer() {
  await user.click(await screen.findByRole('button', { name: /not sent|needs? you/ }));
  return within(await screen.findByRole('dialog'));
}

async function discard(drawer: Awaited<ReturnType<typeof openDrawer>>) {
  const question = () => screen.queryByRole('button', { name: 'Discard' });
  // The button of an entry is gone while the entry is being sent: a press may come too late.
  await waitFor(async () => {
    if (!question()) await user.click(drawer.getByRole('button', { name: /^Discard ./ }));
    expect(question()).not.toBeNull();
  });
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  // The server is back once it is discarded: before, an attempt of the outbox by itself would settle the entry.
  delete app.server.answers['POST /batch'];
}

describe('what waits, and is discarded', () => {
  it('leaves where the server never had it', async () => {
    app.server.answers['POST /batch'] = () => refusal(503, 'Away.');
    await keep(change);
    // Shown in the header once a form would no longer wait.
    const drawer = await openDrawer();
    await discard(drawer);
    await waitFor(() => expect(entries()).toEqual([]));
    expect(told()).toEqual([]);
  });

  it('is deleted on the server too where that may have it', async () => {
    await keep(recording);
    await sendAndLoseTheAnswer();
    expect(recorded()).toHaveLength(1);
    await discard(await openDrawer());
    await waitFor(() =>
      expect(told()).toEqual([
        'The server may already have this. It will be deleted there as soon as it is sent.',
      ]),
    );
    await app.outbox.send();
    await waitFor(() => expect(entries()).toEqual([]));
    expect(recorded()).toEqual([]);
  });

  it('stays where it is a change that the server may have, and says so', async () => {
    await keep(change);
    await sendAndLoseTheAnswer();
    await discard(await openDrawer());
    await waitFor(() => expect(told()).toHaveLength(1));
    expect(told()).toEqual([expect.stringContaining('cannot undo it here')]);
    expect(entries()).toHaveLength(1);
  });
});

describe('what waits, and is refused', () => {
  it('is tried again as it is, and says why with the words of its form', async () => {
    const errors = [{ pointer: '/body/value', message: 'Too high.', code: 'maximum' }];
    app.server.answers['POST /vital-signs'] = () => refusal(422, 'Check it.', { errors });
    await keep(recording);
    await app.outbox.send();
    const drawer = await openDrawer();
    await drawer.findByText('Value: Too high.');
    delete app.server.answers['POST /vital-signs'];
    await user.click(drawer.getByRole('button', { name: /^Try again/ }));
    await drawer.findByText('Nothing is waiting');
    expect(recorded()).toHaveLength(1);
  });

  it('is edited on its page', async () => {
    app.server.answers['POST /vital-signs'] = () => refusal(422, 'Check it.', { errors: [] });
    await keep(recording);
    await app.outbox.send();
    await user.click((await openDrawer()).getByRole('link', { name: /^Change/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/vital-signs'));
    const form = within(await screen.findByRole('dialog', { name: /Change/ }));
    expect((form.getByRole('textbox', { name: /Value/ }) as HTMLInputElement).value).toBe('77');
  });
});
