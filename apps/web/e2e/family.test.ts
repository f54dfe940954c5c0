// areas: family, identity, vital-signs, medicines, consent, records, account
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FamilyMember, MedicineDosesAnswer, VitalSign } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { addBloodPressure, choose, typeDate } from './actions';
import { untilAnswersKept } from './device-storage';
import { linkIn } from './mailbox';
import { setOffline, untilServed } from './offline';
import { call, createLike, openAs, post, signInAtServer } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(90_000);

const stage = setStage({ hostname: 'nadi.localhost', isWriting: true });
const api = () => `${stage.product.server}/api/v1`;
let visitor: Visitor;
let page: Page;
let token: string;
let parent: Person;
let parentVisitor: Visitor | undefined;
let youngVisitor: Visitor | undefined;

beforeAll(async () => {
  parent = await createLike(stage.product.server, 'ravi');
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  ({ token } = await signInAtServer(api(), stage.patient));
  await openAs(page, stage.patient, '/dashboard/family');
});
afterAll(async () => {
  await parentVisitor?.close();
  await youngVisitor?.close();
  await visitor?.close();
});

const dialog = (on = page) => on.getByRole('dialog');
const press = (name: string | RegExp, on = page) => on.getByRole('button', { name }).first().click();
const heading = (name: string | RegExp, on = page) => on.getByRole('heading', { level: 1, name });
const banner = (name: string) => page.getByRole('region', { name: `Acting for ${name}` });

const members = async () => (await call<{ data: FamilyMember[] }>(api(), '/family/members', { token })).data;
/** Returns the systolic values that the server has of a patient; without an id, of the signed-in person. */
const readingsOf = async (patientId?: string) => {
  const headers: Record<string, string> = patientId === undefined ? {} : { 'Nadi-Patient': patientId };
  const { data } = await call<{ data: VitalSign[] }>(api(), '/vital-signs?limit=100', { token, headers });
  return data.map((reading) => ('systolic' in reading ? reading.systolic : null));
};

async function addReading(systolic: number, diastolic: number): Promise<void> {
  await addBloodPressure(page, systolic, diastolic);
  await dialog().getByRole('button', { name: 'Done' }).click();
  await dialog().waitFor({ state: 'detached' });
}

describe('a parent of a child', () => {
  let child: FamilyMember;

  it('adds the child, with the declaration of a guardian', async () => {
    await heading(/^Look after your family/).waitFor();
    await expectAccessible(page);
    await press('Invite or add');
    await press('Add a child');
    await dialog()
      .getByLabel(/^First name/)
      .fill('Rohan');
    await dialog()
      .getByLabel(/^Last name/)
      .fill('Kulkarni');
    await typeDate(page, 'Date of birth', '09', '08', '2014');
    await dialog().getByText('Male', { exact: true }).click();
    await choose(page, /The child is my/, 'son');
    await press('Add the child');
    await dialog()
      .getByText(/^Confirm that you are a parent/)
      .first()
      .waitFor();
    await dialog()
      .getByText(/^I am a parent or lawful guardian/)
      .click();
    await expectAccessible(page);
    await press('Add the child');
    await heading('You look after one person.').waitFor();
    const [found] = await members();
    if (!found) throw new Error('There is no child.');
    child = found;
    expect(child).toMatchObject({ firstName: 'Rohan', level: 'guardian', hasAccount: false });
  });

  it('acts for the child under a banner, and sees nothing of their own', async () => {
    await press('Act for Rohan');
    await banner('Rohan').waitFor();
    await page.getByText('Start with your blood pressure').or(heading(/Rohan/)).first().waitFor();
    expect(await page.title()).toContain('(Rohan)');
    await expectAccessible(page);
    // A page for the account alone says so.
    await page.goto('/dashboard/settings');
    await page.getByRole('heading', { name: 'This page is yours alone' }).waitFor();
    await banner('Rohan').waitFor();
    await page.goto('/dashboard/vital-signs');
    await banner('Rohan').waitFor();
    await page.getByRole('button', { name: 'Add a reading' }).first().waitFor();
    const own = (await readingsOf()).filter((value) => value !== null);
    for (const value of own) expect(await page.getByText(`${value} /`).count()).toBe(0);
  });

  it('adds a reading that reaches the child alone', async () => {
    await addReading(104, 66);
    await page.getByText(/104/).first().waitFor();
    await until('a reading of the child', async () => (await readingsOf(child.id)).includes(104));
    expect(await readingsOf()).not.toContain(104);
  });

  it('shows the weight of the child beside the growth charts, and says that losing it is dangerous', async () => {
    await press('Add a reading');
    await choose(page, /What did you measure/, 'Weight');
    await dialog()
      .getByLabel(/^Value/)
      .fill('38.4');
    await press('Save reading');
    await dialog().getByText('What a weight or height means at this age is on Growth.').waitFor();
    await press('Done');
    await page.getByRole('link', { name: 'Open Growth' }).click();
    await banner('Rohan').waitFor();
    await heading('Weight is inside the lines of the chart.').waitFor();
    await page.getByText(/^Of 100 boys of this age/).waitFor();
    await expectAccessible(page);
    const measuredAt = new Date(Date.now() - 60 * 86_400_000).toISOString();
    const body = JSON.stringify({ type: 'weight', unit: 'kg', value: 52, measuredAt });
    const headers = { 'Nadi-Patient': child.id, 'Idempotency-Key': crypto.randomUUID() };
    await call(api(), '/vital-signs', { method: 'POST', token, body, headers });
    await page.reload();
    await heading('Show this to a doctor today.').waitFor();
    await page.getByText(/Weight was lost: 26%/).waitFor();
  });

  it('records a dose of a medicine of the child', async () => {
    const headers = { 'Nadi-Patient': child.id };
    const medicine = {
      ...{ generic: 'Cetirizine', brand: null, strength: '5 mg / 5 ml', form: 'liquid', route: 'oral' },
      ...{ doseAmount: 5, doseUnit: 'ml', pattern: 'as-needed', everyDays: null, weekdays: [], times: [] },
      ...{ maxInDay: 2, startDay: '2026-11-20', endDay: null, reason: null, prescriber: null, note: null },
      ...{ stock: null, refillDays: 0, hasReminders: false, isOnlyYou: false },
    };
    const body = JSON.stringify(medicine);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    await call(api(), '/medicines', { method: 'POST', token, body, headers: { ...headers, ...key } });
    const dosesOf = async (more: Record<string, string>) => {
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const path = `/medicine-doses?from=${day(-2)}&to=${day(2)}`;
      return (await call<MedicineDosesAnswer>(api(), path, { token, headers: { ...more } })).data.length;
    };
    const before = await dosesOf({});
    await page.goto('/dashboard/medications');
    await press(/^Record one/);
    await until('a dose of the child', async () => (await dosesOf(headers)) === 1);
    expect(await dosesOf({})).toBe(before);
  });

  it('adds a reading offline, which is stored for the child even if the page is for oneself by then', async () => {
    await page.goto('/dashboard/vital-signs');
    await page.getByText(/104/).first().waitFor();
    await untilServed(page);
    await untilAnswersKept(page, ['/auth/me', '/vital-signs/summary']);
    await setOffline(stage.product, visitor, true);
    await addReading(106, 68);
    await page
      .getByText(/ot sent yet/)
      .first()
      .waitFor();
    // Back to oneself, before it is sent: one's own page shows nothing of the child.
    await press('Back to you');
    await banner('Rohan').waitFor({ state: 'detached' });
    await page.goto('/dashboard/vital-signs');
    await page.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
    expect(await page.getByText(/106/).count()).toBe(0);
    await press(/not sent/);
    await dialog().getByText('For Rohan').waitFor();
    await page.keyboard.press('Escape');
    await setOffline(stage.product, visitor, false);
    await until('a reading of the child', async () => (await readingsOf(child.id)).includes(106));
    expect(await readingsOf()).not.toContain(106);
    expect(await page.getByText(/106/).count()).toBe(0);
  });
});

describe('an adult who lets a relative view', () => {
  it('is asked by mail, and allows less than was asked for', async () => {
    await page.goto('/dashboard/family');
    await press('Invite or add');
    await press('Ask to act for an adult');
    await dialog()
      .getByLabel(/^E-mail address/)
      .fill(parent.email);
    await choose(page, /The person is my/, 'father');
    await dialog().getByText('Manage', { exact: true }).click();
    await press('Send the invitation');
    await heading('You look after one person. One invitation is waiting.').waitFor();
    parentVisitor = await visit(stage.browser, stage.product.url);
    const theirs = parentVisitor.page;
    await openAs(theirs, parent, '/dashboard/family');
    await press(/^Answer /, theirs);
    await choose(theirs, / is my$/, 'daughter');
    await dialog(theirs).getByText('View', { exact: true }).click();
    await expectAccessible(theirs);
    await press('Accept', theirs);
    await theirs.getByRole('button', { name: /^Change / }).waitFor();
    await theirs.getByText(/^Daughter\. View/).waitFor();
  });

  it('lets the relative view, and not change', async () => {
    await page.goto('/dashboard/family');
    await heading('You look after two people.').waitFor();
    const parentMember = (await members()).find(({ level }) => level === 'view');
    if (!parentMember) throw new Error('Nobody may be viewed.');
    await press(`Act for ${parentMember.firstName}`);
    await banner(parentMember.firstName).waitFor();
    await page.goto('/dashboard/vital-signs');
    await page.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
    await page.getByRole('button', { name: 'Print' }).or(page.getByRole('table')).first().waitFor();
    expect(await page.getByRole('button', { name: 'Add a reading' }).count()).toBe(0);
    await page.goto('/dashboard/medical-records/upload');
    await page.getByRole('heading', { name: 'You can view this, but not change it' }).waitFor();
    await expectAccessible(page);
    await press('Back to you');
    await banner(parentMember.firstName).waitFor({ state: 'detached' });
  });

  it('stores nothing more on this device after the relative leaves', async () => {
    const parentMember = (await members()).find(({ level }) => level === 'view');
    await page.goto(`/dashboard/family/${parentMember?.id}`);
    await heading(new RegExp(parentMember?.firstName ?? '')).waitFor();
    await expectAccessible(page);
    await press('Leave');
    await dialog().getByRole('button', { name: 'Stop now' }).click();
    await heading('You look after one person.').waitFor();
    expect((await members()).map(({ firstName }) => firstName)).toEqual(['Rohan']);
  });
});

describe('a child of seventeen', () => {
  /** Three months before the 18th birthday, by the clock of the server. */
  const born = (() => {
    const day = new Date();
    return new Date(Date.UTC(day.getUTCFullYear() - 18, day.getUTCMonth() + 3, 10))
      .toISOString()
      .slice(0, 10);
  })();
  const [year = '', month = '', day = ''] = born.split('-');
  const address = `tara-${crypto.randomUUID()}@family.example`;
  const password = 'the monsoon came late this year';

  it('is invited by the guardian to take the record over', async () => {
    const child = { firstName: 'Tara', lastName: 'Kulkarni', dateOfBirth: born, gender: 'FEMALE' };
    const tie = { relationship: 'daughter', declaration: 'parent-or-guardian-2026-11' };
    await post(api(), '/family/members', { ...child, ...tie }, token);
    await page.goto('/dashboard/family');
    await page.getByRole('heading', { name: 'Hand the record over' }).waitFor();
    await press('Invite Tara');
    await dialog()
      .getByLabel(/own e-mail address/)
      .fill(address);
    await expectAccessible(page);
    await press('Send the invitation');
    await page.getByText(`Sent to ${address}`, { exact: false }).first().waitFor();
  });

  it('sets a password with the link, and finds the record in an account of their own', async () => {
    youngVisitor = await visit(stage.browser, stage.product.url);
    const theirs = youngVisitor.page;
    await theirs.goto(await linkIn(youngVisitor.context, address));
    await heading('Take over your health record', theirs).waitFor();
    expect(theirs.url()).not.toContain('token');
    await expectAccessible(theirs);
    await theirs.getByRole('spinbutton').first().waitFor();
    await typeDate(theirs, 'Your date of birth', day, month, year);
    await theirs.getByLabel(/^New password/).fill(password);
    await theirs.getByRole('checkbox').check({ force: true });
    await press('Take it over', theirs);
    await heading('The record is yours', theirs).waitFor();
    await openAs(theirs, { email: address, password }, '/dashboard/family');
    // The guardian acts until the day before the birthday, and cannot be ended.
    await theirs
      .getByText(/Guardian, until/)
      .first()
      .waitFor();
    expect(await theirs.getByRole('button', { name: /^Change/ }).count()).toBe(0);
    await page.goto('/dashboard/family');
    await page.getByText('Tara has taken the record over').waitFor();
  });
});
