import { afterEach, describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import { kept_title } from '@nadi/ui/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, hangUp, refusal, success } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';
import { wentOffline } from '../../kernel/connectivity/connectivity-slice';

let app: Started;
afterEach(() => app.close());

const list = 'GET /vital-signs';
const record = 'POST /vital-signs';
const { data: summary } = examples.readVitalSignSummary.answers['200'].asha;
const readings = cast.readings.asha;
const { data: listed, rangeSets } = examples.listVitalSigns.answers['200'].asha;
const page = (number: number) => ({
  body: {
    success: true,
    data: listed.slice(0, 2),
    rangeSets,
    pagination: { page: number, limit: 10, total: 43, pages: 5, next: null },
  },
});

function open(search = '', answers: Answers = {}) {
  storeTokens();
  return openApp(`/dashboard/vital-signs${search}`, {
    'GET /auth/me': meIs(asha),
    'GET /vital-signs/summary': () => success(summary),
    [list]: ({ query }) => page(Number(query.get('page'))),
    ...answers,
  });
}

const asked = () => Object.fromEntries(app.server.callsOf(list).at(-1)?.query ?? []);

describe('the readings that an address asks for', () => {
  it('are those of the last 30 days where it says nothing', async () => {
    app = await open();
    await screen.findByText('1 to 10 of 43');
    const { dateFrom, ...rest } = asked();
    expect(rest).toEqual({ page: '1' });
    expect((Date.now() - Date.parse(dateFrom ?? '')) / 86_400_000).toBeCloseTo(30.5, 0);
    expect(document.title).toBe('Vital signs - Nadi');
  });

  it('are of a kind, a period and a page', async () => {
    app = await open('?type=pulse&period=all&page=2');
    await screen.findByText('11 to 20 of 43');
    expect(asked()).toEqual({ type: 'pulse', page: '2' });
  });

  it('can be paged, and the way back leads to the page before', async () => {
    app = await open();
    (await screen.findByRole('button', { name: 'Older' })).click();
    await screen.findByText('11 to 20 of 43');
    expect(window.location.search).toBe('?page=2');
    window.history.back();
    await screen.findByText('1 to 10 of 43');
    expect(window.location.search).toBe('');
  });

  it('are those of the last page where there are fewer pages than it says', async () => {
    app = await open('?page=9');
    await waitFor(() => expect(window.location.search).toBe('?page=5'));
  });
});

describe('what cannot be shown', () => {
  it('because this person may not is said', async () => {
    app = await open('', { 'GET /vital-signs/summary': () => refusal(403, 'No.') });
    await screen.findByRole('link', { name: /dashboard/i });
    expect(app.told).toEqual([]);
  });

  it('because it was not read here before leads back to what is usually shown', async () => {
    const user = userEvent.setup();
    app = await open('?type=pulse&page=2', {
      [list]: ({ query }) => (query.get('type') ? hangUp() : page(1)),
    });
    act(() => void app.store.dispatch(wentOffline()));
    await user.click(
      await screen.findByRole('button', { name: 'Show the last 30 days' }, { timeout: 4_000 }),
    );
    await screen.findByText('1 to 10 of 43');
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('button', { name: 'Show the last 30 days' })).toBeNull();
  });

  it('because the server fails is tried again when asked', async () => {
    app = await open('', { 'GET /vital-signs/summary': () => refusal(404, 'No.') });
    const retry = await screen.findByRole('button', { name: /again/i });
    app.server.answers['GET /vital-signs/summary'] = () => success(summary);
    retry.click();
    await screen.findByText('1 to 10 of 43');
    expect(app.told).toEqual([]);
  });
});

describe('recording', () => {
  async function fillIn() {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add a reading' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/Upper number/), '122');
    await user.type(dialog.getByLabelText(/Lower number/), '78');
    return { save: () => user.click(dialog.getByRole('button', { name: 'Save reading' })), dialog };
  }

  it('sends what was said, and reads everything again that tells of it', async () => {
    app = await open('', { [record]: () => ({ status: 201, ...success(readings[0]) }) });
    await screen.findByText('1 to 10 of 43');
    const before = app.server.calls.length;
    const { save } = await fillIn();
    await save();
    await screen.findByRole('button', { name: 'Done' });
    const [call] = app.server.callsOf(record);
    const { measuredAt, ...said } = JSON.parse(call?.body ?? '');
    expect(said).toEqual({ type: 'blood_pressure', unit: 'mm[Hg]', systolic: 122, diastolic: 78 });
    expect(measuredAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
    await waitFor(() => {
      const paths = app.server.calls.slice(before).map(({ method, path }) => `${method} ${path}`);
      expect(paths).toEqual(expect.arrayContaining([list, 'GET /vital-signs/summary']));
    });
  });

  it('keeps on this device what the server fails to take, says so, and sends it with the same key', async () => {
    let fails = 1;
    app = await open('', {
      [record]: () => {
        fails -= 1;
        return fails >= 0 ? refusal(500, 'x') : { status: 201, ...success(readings[0]) };
      },
    });
    const { save, dialog } = await fillIn();
    await save();
    await dialog.findByText(kept_title());
    expect(app.store.getState().outbox.entries).toMatchObject([
      { write: { body: { systolic: 122, diastolic: 78 } }, attempts: 1, standing: { phase: 'waiting' } },
    ]);
    await app.outbox.send();
    expect(app.store.getState().outbox.entries).toEqual([]);
    const keys = app.server.callsOf(record).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(app.told).toEqual([]);
  });

  it('names the field that the server refuses', async () => {
    const errors = [{ pointer: '/body/systolic', message: 'Too high for this device.', code: 'maximum' }];
    app = await open('', { [record]: () => refusal(422, 'Check your entries.', { errors }) });
    const { save, dialog } = await fillIn();
    await save();
    await dialog.findAllByText('Too high for this device.');
    await waitFor(() => expect(app.store.getState().outbox.entries).toEqual([]));
    expect((dialog.getByLabelText(/Upper number/) as HTMLInputElement).value).toBe('122');
    expect(app.told).toEqual([]);
  });
});
