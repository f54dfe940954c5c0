import { afterEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refusal, success } from '../../../test/api-stub';
import { switchedConnectivity } from '../../../test/lasting-offline';
import { openApp } from '../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const read = 'GET /patients/profile';
const update = 'PUT /patients/profile';
const profile = { ...cast.profiles.asha, version: 3 };

function open(answers: Answers, options?: Parameters<typeof openApp>[3]) {
  storeTokens();
  const all = { 'GET /auth/me': meIs(asha), [read]: () => success(profile), ...answers };
  return openApp('/dashboard/profile', all, undefined, options);
}

async function rename(name: string) {
  const user = userEvent.setup();
  const field = await screen.findByLabelText(/First name/);
  await user.clear(field);
  await user.type(field, name);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
}

describe('the profile', () => {
  it('sends only what was changed, against the version that was read, and the name shows everywhere', async () => {
    const changed = { ...profile, firstName: 'Aasha', version: 4 };
    app = await open({ [update]: () => success(changed) });
    await screen.findByLabelText(/First name/);
    app.server.answers['GET /auth/me'] = meIs({ ...asha, firstName: 'Aasha' });
    await rename('Aasha');
    await screen.findByText('Saved.');
    const [call] = app.server.callsOf(update);
    expect(JSON.parse(call?.body ?? '')).toEqual({ firstName: 'Aasha' });
    expect(call?.headers.get('If-Match')).toBe('"3"');
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    await screen.findByRole('button', { name: /Aasha Kulkarni/ });
    expect(app.server.callsOf(read)).toHaveLength(1);
  });

  it('is not written over where it was changed elsewhere, unless its person says so', async () => {
    const current = { ...profile, firstName: 'Ashalata', version: 7 };
    app = await open({ [update]: () => refusal(412, 'This was changed since you read it.', { current }) });
    await rename('Aasha');
    await screen.findByText(/Ashalata/);
    app.server.answers[update] = () => success({ ...current, firstName: 'Aasha', version: 8 });
    screen.getByRole('button', { name: /^Save/ }).click();
    await screen.findByText('Saved.');
    expect(app.server.callsOf(update).map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"7"']);
  });

  it('says "saved" of a profile that was sent, and not of one that was taken back', async () => {
    app = await open({}, { connectivity: switchedConnectivity(false) });
    await rename('Aasha');
    await screen.findByText('Kept on this device.');
    const [entry] = app.store.getState().outbox.entries;
    if (!entry) throw new Error('Nothing was kept.');
    await act(() => app.outbox.discard(entry));
    await waitFor(() => expect(screen.queryByText('Kept on this device.')).toBeNull());
    expect(screen.queryByText('Saved.')).toBeNull();

    await rename('Ashi');
    await screen.findByText('Kept on this device.');
    const changed = { ...profile, firstName: 'Ashi', version: 4 };
    Object.assign(app.server.answers, { [update]: () => success(changed), [read]: () => success(changed) });
    await act(() => app.outbox.send());
    await screen.findByText('Saved.');
  });

  it('says in the words of the spec that the profile cannot be read', async () => {
    app = await open({ [read]: () => refusal(409, '') });
    await screen.findByText('Failed to fetch profile');
    app.server.answers[read] = () => success(profile);
    screen.getByRole('button', { name: /again/i }).click();
    await waitFor(() => screen.getByLabelText(/First name/));
  });

  it('keeps what was typed if the profile cannot be saved', async () => {
    app = await open({ [update]: () => refusal(422, 'Check your entries.') });
    await rename('Aasha');
    await screen.findByText('Check your entries.');
    expect((screen.getByLabelText(/First name/) as HTMLInputElement).value).toBe('Aasha');
    expect(app.told).toEqual([]);
  });
});
