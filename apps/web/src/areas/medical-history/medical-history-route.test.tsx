import { afterEach, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refusal, success } from '../../../test/api-stub';
import { switchedConnectivity } from '../../../test/lasting-offline';
import { openApp } from '../../../test/render-app';
import { meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
let connectivity: ReturnType<typeof switchedConnectivity>;
afterEach(() => app.close());

const read = 'GET /patients/medical-history';
const put = 'PUT /patients/medical-history';
const { asha, ravi, nothing } = examples.readMedicalHistory.answers['200'];

async function open(answers: Answers = {}) {
  storeTokens();
  connectivity = switchedConnectivity(true);
  app = await openApp(
    '/dashboard/profile/medical-history',
    { 'GET /auth/me': meIs(cast.people.asha), [read]: () => ({ body: asha }), ...answers },
    undefined,
    { connectivity },
  );
  await screen.findByRole('heading', { level: 1, name: 'Medical history' });
  return userEvent.setup();
}
const button = (name: string) => screen.findByRole('button', { name });

it('sends the list with the version that was read, and shows what the server answers', async () => {
  const changed = { ...ravi, data: { ...ravi.data, version: 1, noneKnown: ['allergy'] } };
  const user = await open({ [read]: () => ({ body: nothing }), [put]: () => ({ body: changed }) });
  await user.click(await button('I have no allergies that I know of'));
  await screen.findByText('No known allergies. You said so.');
  const [call] = app.server.callsOf(put);
  expect(call?.headers.get('If-Match')).toBe('"0"');
  expect(call?.headers.get('Idempotency-Key')).toMatch(/.{8}/);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    medicalHistory: { lists: ['allergy'], noneKnown: ['allergy'], entries: [] },
  });
});

it('keeps what was typed when another device was first, and saves it against what stands now', async () => {
  const versions: (string | null)[] = [];
  const standing = { ...asha.data, version: 7, entries: asha.data.entries.slice(1) };
  const user = await open({
    [put]: ({ headers }) => {
      versions.push(headers.get('If-Match'));
      app.server.answers[read] = () => ({ body: { ...asha, data: standing } });
      return versions.length === 1
        ? refusal(412, 'It was changed.', { current: standing })
        : success({ ...standing, version: 8 });
    },
  });
  await user.click(await button('Change Type 2 diabetes'));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Diet only at first');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/changed on another device/);
  expect(form.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'Diet only at first');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(versions).toEqual(['"2"', '"7"']);
});

it('is read without a network, and says that it cannot be changed', async () => {
  await open();
  await button('Add an allergy');
  act(() => connectivity.turn(false));
  await screen.findByText(/^You are offline\. You can read this/);
  expect(screen.queryByRole('button', { name: 'Add an allergy' })).toBeNull();
  expect(screen.getByText('Penicillin')).toBeTruthy();
});
