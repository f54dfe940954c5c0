import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import type { ExportedVitalSign, PatientProfile, VitalSign } from '@nadi/contract/schema';
import type { LightMock } from '@nadi/mock-server/mock-types';
import { castMember, tokensOf } from '@nadi/mock-server/nadi/mock-cast';
import { createNadiMock } from '@nadi/mock-server/nadi/nadi-mock';
import { worldOf } from '@nadi/mock-server/nadi/world';
import { toasts } from '@nadi/ui/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../test/api-stub';
import { openApp } from '../../test/render-app';
import { type Started, storeTokens, until } from '../../test/start-services';
import { subjectOfReading } from '../../test/subjects';
import { onboardingSubject } from '../areas/identity/onboarding/subject';
import { profileSubject } from '../areas/profile/subject';
import { navigateTo } from '../kernel/browser/navigation';
import { wentOffline } from '../kernel/connectivity/connectivity-slice';
import type { OutboxEntry, Write } from '../kernel/offline/write';
import { conflictPath } from '../kernel/unsent/entry-address';

let app: Started;
let mock: LightMock;
let mine: ExportedVitalSign;
const user = userEvent.setup();
beforeEach(() => {
  // The time of the examples, whose readings are of that morning.
  mock = createNadiMock({ frozenAt: '2026-11-20T09:00:00+05:30' });
});
afterEach(() => {
  toasts.clear();
  app.close();
});

const read = cast.readings.asha[0] as VitalSign;
const profile: PatientProfile = cast.profiles.asha;
const member = () => castMember(worldOf(mock.store), 'asha');
const change = (body: Extract<Write, { operation: 'updateVitalSign' }>['body']): Write => ({
  operation: 'updateVitalSign',
  id: read.id,
  body,
  read,
});
const deletion: Write = { operation: 'deleteVitalSign', id: read.id, read };
const entries = () => app.store.getState().outbox.entries;
const told = () => toasts.visibleToasts.map(({ content }) => content.message);
const path = () => window.location.pathname;

async function open(at = '/dashboard/settings') {
  const { token, refreshToken } = tokensOf('asha');
  storeTokens(token, refreshToken);
  app = await openApp(at, {}, undefined, { mock });
  await app.reach('active');
  await until(app, () => app.store.getState().outbox.phase === 'read');
  const found = member().readings.find(({ id }) => id === read.id);
  if (!found) throw new Error('Asha has lost a reading.');
  mine = found;
}

function subjectOf({ operation }: Write): string {
  if (operation === 'completeOnboarding') return onboardingSubject;
  return operation === 'updatePatientProfile' ? profileSubject : subjectOfReading(read.id);
}

const versionOf = (write: Write) => ('read' in write ? write.read.version : null);

/** A change made here to the version that was read, before it was changed elsewhere. */
async function mean(write: Write, baseVersion = versionOf(write)) {
  const idempotencyKey = crypto.randomUUID();
  return app.outbox.keep({ write, idempotencyKey, subject: subjectOf(write), baseVersion });
}

/** Another device was faster. */
const changeElsewhere = (more: Partial<ExportedVitalSign>) =>
  Object.assign(mine, more, { version: mine.version + 1 });

async function openConflict(...writes: Write[]): Promise<OutboxEntry> {
  const [first, ...others] = writes;
  if (!first) throw new Error('Nothing was meant.');
  const entry = await mean(first);
  for (const one of others) await mean(one, null);
  await app.outbox.send();
  expect(entries()[0]?.standing.phase).toBe('conflict');
  navigateTo(app.navigation, { path: conflictPath(entry.id) });
  return entry;
}

const group = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name: new RegExp(name) }));
const choose = async (name: string, version: RegExp) =>
  user.click((await group(name)).getByRole('radio', { name: version }));
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('a reading that was changed here and elsewhere', () => {
  it('is put together as the person chooses, and stands so on the server', async () => {
    await open();
    changeElsewhere({ systolic: 119, arm: 'right' });
    await openConflict(change({ systolic: 125, posture: 'lying', note: 'After tea' }));
    await screen.findByRole('heading', { level: 1, name: /Blood pressure 125/ });
    await press('Save my choice');
    expect(entries()).toHaveLength(1);
    await choose('Blood pressure', /^Yours/);
    await press('Save my choice');
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    expect(mine).toMatchObject({ systolic: 125, diastolic: 78, arm: 'right', posture: 'lying', version: 3 });
    expect(mine.note).toBe('After tea');
    expect(entries()).toEqual([]);
    expect(told()).toEqual(['Your choice is saved.']);
  });

  it('is sent once, whatever waits behind it', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }), change({ systolic: 131, note: 'Again' }));
    await choose('Blood pressure', /^Current version/);
    await press('Save my choice');
    await waitFor(() => expect(entries()).toEqual([]));
    expect(mine).toMatchObject({ systolic: 119, note: 'Again', version: 3 });
  });

  it('stays as it stands where the person gives theirs up', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }));
    await press('Discard mine');
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Discard' }),
    );
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    expect(entries()).toEqual([]);
    expect(mine).toMatchObject({ systolic: 119, version: 2 });
  });

  it('is asked about again where it was changed once more', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }));
    await choose('Blood pressure', /^Yours/);
    changeElsewhere({ systolic: 117 });
    await press('Save my choice');
    await (await group('Blood pressure')).findByRole('radio', { name: /117/ });
    expect(told()).toEqual(['It was changed elsewhere again. This is the current version.']);
    expect(entries()).toMatchObject([
      { write: { body: { systolic: 125 } }, standing: { phase: 'conflict' } },
    ]);
  });

  it('is corrected in its form where what was chosen cannot be', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }));
    await choose('Blood pressure', /^Yours/);
    const put = `PUT /vital-signs/${read.id}`;
    app.server.answers[put] = () => refusal(422, 'That cannot be.', { errors: [] });
    await press('Save my choice');
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    // First, because it goes away by itself, and a search by role takes seconds on a busy machine.
    await waitFor(() => expect(told()).toEqual(['That cannot be.']));
    await screen.findByRole('dialog');
    expect(entries()).toMatchObject([{ standing: { phase: 'refused' }, write: { body: { systolic: 125 } } }]);
  });

  it('is kept as chosen where there is no network, and sent later', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }));
    await choose('Blood pressure', /^Yours/);
    app.store.dispatch(wentOffline());
    await press('Save my choice');
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    await waitFor(() =>
      expect(told()).toEqual(['Your choice is kept on this device and will be sent when you are connected.']),
    );
    expect(mine.systolic).toBe(119);
    await app.outbox.send();
    expect(mine).toMatchObject({ systolic: 125, version: 3 });
  });

  it('is settled by itself where both say the same', async () => {
    await open();
    changeElsewhere({ systolic: 125 });
    await openConflict(change({ systolic: 125 }));
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    expect(entries()).toEqual([]);
    expect(told()).toEqual(['Both versions are the same. There is nothing left to decide.']);
  });
});

describe('a reading that was deleted elsewhere', () => {
  it('is recorded as a new one', async () => {
    await open();
    changeElsewhere({ deletedAt: new Date().toISOString() });
    await openConflict(change({ systolic: 125, note: 'Mine' }));
    await press('Record again as new');
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    expect(entries()).toEqual([]);
    const anew = member().readings.filter(({ note }) => note === 'Mine');
    expect(anew).toMatchObject([{ systolic: 125, diastolic: 78, deletedAt: null, version: 1 }]);
    expect(anew[0]?.id).not.toBe(read.id);
  });
});

describe('a deletion of what was changed elsewhere', () => {
  it('is done on how it stands now', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(deletion);
    await screen.findByText(/^119/);
    await press('Delete anyway');
    await waitFor(() => expect(path()).toBe('/dashboard/vital-signs'));
    expect(mine.deletedAt).not.toBeNull();
    expect(entries()).toEqual([]);
  });

  it('is given up, and the change before it is asked about next', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    await openConflict(change({ systolic: 125 }), deletion);
    await press('Keep it');
    await group('Blood pressure');
    expect(entries()).toMatchObject([{ write: { operation: 'updateVitalSign' } }]);
    expect(mine.deletedAt).toBeNull();
  });
});

describe('a profile', () => {
  it('is put together as the person chooses', async () => {
    await open();
    const { patient } = member();
    Object.assign(patient ?? {}, { phone: null, version: 4 });
    await openConflict({
      operation: 'updatePatientProfile',
      body: { phone: '+910000000999', firstName: 'Aasha' },
      read: profile,
    });
    await choose('Phone number', /^Yours/);
    await press('Save my choice');
    await waitFor(() => expect(path()).toBe('/dashboard/profile'));
    expect(member().patient).toMatchObject({ phone: '+910000000999', version: 5 });
    expect(member().account.firstName).toBe('Aasha');
  });
});

describe('first answers that were given elsewhere', () => {
  it('become a change of the profile as it stands', async () => {
    await open();
    const write: Write = {
      operation: 'completeOnboarding',
      answers: { dateOfBirth: '1972-03-14', gender: 'OTHER', phone: '+910000000999' },
      photo: { name: 'me.png', type: 'image/png', bytes: new Uint8Array([1]) },
    };
    // The mock does not accept a file of jsdom.
    app.server.answers['POST /auth/onboarding/complete'] = () => refusal(409, 'Done already.');
    await openConflict(write);
    await screen.findByText('Your photo can no longer be sent.');
    await choose('Gender', /^Current version/);
    await choose('Phone number', /^Yours/);
    await press('Save my choice');
    await waitFor(() => expect(path()).toBe('/dashboard/profile'));
    expect(member().patient).toMatchObject({ gender: 'FEMALE', phone: '+910000000999' });
    expect(entries()).toEqual([]);
  });
});

describe('an address of an entry', () => {
  it('says of an entry that is not there that it is settled', async () => {
    await open(conflictPath(99));
    await screen.findByRole('link', { name: 'To the dashboard' });
  });

  it('says so too where another window decides meanwhile', async () => {
    await open();
    changeElsewhere({ systolic: 119 });
    const { id } = await openConflict(change({ systolic: 125 }));
    await group('Blood pressure');
    const [entry] = entries();
    if (entry?.id !== id) throw new Error('The entry is gone.');
    await app.outbox.discard(entry);
    await screen.findByText('This is already settled');
  });

  it('is that of its form where the server refused it', async () => {
    await open();
    app.server.answers['PUT /patients/profile'] = () => refusal(422, 'No.', { errors: [] });
    const { id } = await mean({ operation: 'updatePatientProfile', body: { phone: null }, read: profile });
    await app.outbox.send();
    navigateTo(app.navigation, { path: conflictPath(id) });
    await waitFor(() => expect(path()).toBe('/dashboard/profile'));
    expect(entries()).toMatchObject([{ standing: { phase: 'refused' } }]);
  });
});
