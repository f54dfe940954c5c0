import { afterEach, describe, expect, it } from '@jest/globals';
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

const list = 'GET /patients/emergency-contacts';
const add = 'POST /patients/emergency-contacts';
const { asha, nothing } = examples.listEmergencyContacts.answers['200'];
const [first] = asha.data;
if (!first) throw new Error('Asha has nobody to call.');
const change = `PUT /patients/emergency-contacts/${first.id}`;
const remove = `DELETE /patients/emergency-contacts/${first.id}`;

async function open(answers: Answers, isOnline = true) {
  storeTokens();
  connectivity = switchedConnectivity(isOnline);
  app = await openApp(
    '/dashboard/profile/emergency-contacts',
    { 'GET /auth/me': meIs(cast.people.asha), [list]: () => ({ body: asha }), ...answers },
    undefined,
    { connectivity },
  );
  await screen.findByRole('heading', { level: 1, name: 'Emergency contacts' });
  return userEvent.setup();
}
type User = Awaited<ReturnType<typeof open>>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function addIla(user: User) {
  await user.click(await button('Add a contact'));
  const form = await dialog();
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Ila Kulkarni');
  await user.click(form.getByRole('radio', { name: 'Son or daughter' }));
  await user.type(form.getByRole('textbox', { name: /^Phone/ }), '+91 00000 00203');
  await user.click(form.getByRole('button', { name: 'Save' }));
}

describe('emergency contacts', () => {
  it('are asked for once, and can be called', async () => {
    await open({});
    const numbers = await screen.findAllByRole('link', { name: /^\+91/ });
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
      asha.data.map(({ phone }) => `tel:${phone}`),
    );
    expect(app.server.callsOf(list)).toHaveLength(1);
  });

  it('say that they may not be seen, where that is so', async () => {
    await open({ [list]: () => refusal(403, 'Your account may not see it.') });
    await screen.findByText('This is not open to you');
  });

  it('stay in sight as the server took them, before the list is read again', async () => {
    const user = await open({
      [list]: () => ({ body: nothing }),
      [add]: ({ body }) => success({ ...first, ...JSON.parse(body), id: 'new' }),
    });
    await screen.findByText('No emergency contacts yet');
    app.server.answers[list] = () => new Promise(() => undefined);
    await addIla(user);
    await closed();
    await button('Change Ila Kulkarni');
    const [call] = app.server.callsOf(add);
    expect(JSON.parse(call?.body ?? '')).toEqual({
      name: 'Ila Kulkarni',
      relationship: 'CHILD',
      phone: '+910000000203',
    });
    expect(call?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are kept while there is no network, changed before they are sent, and sent as one', async () => {
    const user = await open({}, false);
    await addIla(user);
    await closed();
    await user.click(await button('Change Ila Kulkarni'));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: /^Name/ }), ' Rao');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    await button('Change Ila Kulkarni Rao');
    expect(app.store.getState().outbox.entries).toHaveLength(1);
    const taken = { ...first, id: 'new', name: 'Ila Kulkarni Rao', phone: '+910000000203' };
    app.server.answers[add] = () => success(taken);
    app.server.answers[list] = () => ({ body: { ...asha, data: [taken] } });
    await act(() => app.outbox.send());
    await waitFor(() => expect(app.store.getState().outbox.entries).toHaveLength(0));
    expect(app.server.callsOf(add)).toHaveLength(1);
    await button('Change Ila Kulkarni Rao');
  });

  it('keeps a contact after all that waits to be deleted', async () => {
    const user = await open({});
    await button(`Delete ${first.name}`);
    act(() => connectivity.turn(false));
    await user.click(await button(`Delete ${first.name}`));
    await user.click((await dialog()).getByRole('button', { name: 'Delete contact' }));
    await user.click(await button(`Undo ${first.name}`));
    await button(`Delete ${first.name}`);
    expect(app.server.callsOf(remove)).toEqual([]);
  });

  it('changed elsewhere are not written over unless the person says so', async () => {
    const current = { ...first, phone: '+910000000299', version: 2 };
    const user = await open({ [change]: () => refusal(412, 'This was changed.', { current }) });
    await user.click(await button(`Change ${first.name}`));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: /^Name/ }), ' senior');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText(/\+910000000299/);
    app.server.answers[change] = () => success({ ...current, version: 3 });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed();
    expect(app.server.callsOf(change).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"']);
  });

  it('keeps a contact that is refused in the form, with the reason at the field', async () => {
    const user = await open({
      [add]: () =>
        refusal(422, 'Check your entries.', {
          errors: [{ pointer: '/body/phone', code: 'taken', message: 'You have this number already.' }],
        }),
    });
    await addIla(user);
    const form = await dialog();
    expect((await form.findAllByText(/You have this number already/)).length).toBeGreaterThan(0);
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Ila Kulkarni');
  });
});
