// areas: appointments, notifications
import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { createDoctor, type TestDoctor } from './doctors';
import { call, createLike, openAs, signInAtServer } from './people';
import { setStage } from './stage';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
const visitors: Visitor[] = [];
let doctor: TestDoctor;
let second: Person;
beforeAll(async () => {
  const { server } = stage.product;
  doctor = await createDoctor(server, 'Waitwell');
  second = await createLike(server, 'ravi');
});
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

async function open(person: Person, path: string): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  await openAs(visitor.page, person, path);
  return visitor;
}

/** Opens one time of the doctor, on a wall on which it is about noon: offers are made by day. */
async function openOneTime(): Promise<void> {
  const api = `${stage.product.server}/api/v1`;
  const { token } = await signInAtServer(api, doctor);
  const hour = new Date().getUTCHours();
  const timeZone = `Etc/GMT${hour > 12 ? '+' : '-'}${Math.abs(12 - hour)}`;
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { data } = await call<{ data: Record<string, unknown> }>(api, '/doctors/availability/me', { token });
  const { version: _, ...hours } = data;
  const types = ['video_call'];
  const exceptions = [{ date, kind: 'extra', from: '10:00', to: '10:30', types, note: null }];
  await call(api, '/doctors/availability/me', {
    method: 'PUT',
    token,
    body: JSON.stringify({ ...hours, timeZone, noticeMinutes: 0, weekly: [], exceptions }),
  });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const bookPage = () => `/dashboard/consultations/book?doctor=${doctor.id}`;

async function join(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'No time suits you?' }).waitFor();
  await press(page, 'Join the waitlist');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Video' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join the waitlist' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'See it in your appointments' }).waitFor();
}

it('two patients wait for a doctor; the one time is held for the first, declined, and taken by the second', async () => {
  const [one, other] = await Promise.all([open(stage.patient, bookPage()), open(second, bookPage())]);
  await join(one.page);
  await join(other.page);
  await openOneTime();

  await one.page.getByRole('link', { name: 'See it in your appointments' }).click();
  await one.page.getByRole('heading', { level: 3, name: /^A time is free: / }).waitFor();
  await one.page.getByText(/^It is held for you for \d+ more minutes?, until /).waitFor();
  await expectAccessible(one.page);
  await other.page.getByRole('link', { name: 'See it in your appointments' }).click();
  await other.page.getByText(/^You wait for a time from /).waitFor();

  await press(one.page, /^Decline the time with Dr\. Leela Waitwell/);
  await one.page.getByText(/^You wait for a time from /).waitFor();
  await other.page.reload();
  await press(other.page, /^Take the time with Dr\. Leela Waitwell/);
  await other.page.getByText('Confirmed').first().waitFor();
  await other.page.getByRole('link', { name: /^Open the visit with Dr\. Leela Waitwell/ }).waitFor();
  await expectAccessible(other.page);

  await press(one.page, 'Leave the waitlist of Dr. Leela Waitwell');
  const question = one.page.getByRole('dialog');
  await question.getByRole('button', { name: 'Leave the waitlist' }).click();
  await question.waitFor({ state: 'detached' });
  await one.page.getByText(/^You wait for a time from /).waitFor({ state: 'detached' });
  expect([one.errors, other.errors]).toEqual([[], []]);
});
