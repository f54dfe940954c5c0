// areas: appointments, notifications
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { openAllDay } from './doctors';
import { demo, openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

/** With the live connection, over which the page is told. */
async function openLive(person: Person, path: string): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  let isConnected = false;
  visitor.page.on('websocket', (socket) => {
    if (socket.url().includes('/api/v1/live')) socket.on('framereceived', () => (isConnected = true));
  });
  await openAs(visitor.page, person, path);
  await until('the page is connected', () => isConnected);
  return visitor;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** One pixel. */
const drawn = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const reason = 'Light-headed when standing up fast.';

it('a patient finds a doctor, books, moves and cancels a visit, and the doctor sees each change without a touch', async () => {
  const [{ page: doctor, errors: doctorErrors }, { page, errors }] = await Promise.all([
    openLive(demo('meera'), '/dashboard/doctor-consultations'),
    openLive(stage.patient, '/dashboard/consultations/book'),
  ]);
  await heading(page, 'Book a visit').waitFor();
  await page.getByText('Registration checked').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Choose a time with Dr. Meera Rao' }).click();
  await heading(page, /^Dr\. Meera Rao can see you on/).waitFor();
  await page.getByRole('textbox', { name: /^What is it about/ }).fill(reason);
  const chest = page.getByRole('radiogroup', { name: /^Do you have pain or pressure/ });
  await chest.getByRole('radio', { name: 'Yes' }).check({ force: true });
  const warning = page.getByRole('alert').filter({ hasText: 'Call 112 now.' });
  await warning.waitFor();
  await expectAccessible(page);
  await chest.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await warning.waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: /^Which medicines/ }).fill('Amlodipine 5 mg');
  await press(page, 'Book this visit');

  await page.waitForURL('**/dashboard/appointments');
  await page.getByText('Confirmed').first().waitFor();
  await expectAccessible(page);
  await doctor.getByText(reason).waitFor();
  await expectAccessible(doctor);

  await page.getByRole('link', { name: /^Open the visit with Dr\. Meera Rao/ }).click();
  await page.getByText('Amlodipine 5 mg').waitFor();
  await press(page, 'Change the answers');
  await page.getByRole('textbox', { name: /^Which medicines/ }).fill('Amlodipine 10 mg');
  await expectAccessible(page);
  await press(page, 'Save the answers');
  // The text alone is found in the field too, before the form has closed and the page below has moved up.
  await page.getByRole('button', { name: 'Change the answers' }).waitFor();
  await page.getByText('Amlodipine 10 mg', { exact: true }).waitFor();
  const photo = { name: 'rash.png', mimeType: 'image/png', buffer: drawn };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('img', { name: /^Photo 1 of 1/ }).waitFor();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await press(page, 'Save to your calendar');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^visit-\d{4}-\d\d-\d\d\.ics$/);
  const saved = await text(await file.createReadStream());
  expect(saved).toContain('SUMMARY:Visit with Dr. Meera Rao\r\n');
  expect(saved).not.toContain('Light-headed');
  await page.goBack();

  await page.getByRole('link', { name: /^Move the visit with Dr\. Meera Rao/ }).click();
  await heading(page, 'Choose another time with Dr. Meera Rao.').waitFor();
  await page
    .getByRole('radiogroup', { name: /^Time on/ })
    .getByRole('radio')
    .last()
    .check({ force: true });
  await page.getByText(/^Held for you until /).waitFor();
  await expectAccessible(page);
  await press(page, 'Move the visit');
  await page.waitForURL('**/dashboard/appointments');

  await press(page, /^Cancel the visit with Dr\. Meera Rao/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('I am travelling that day.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('No visits yet').waitFor();
  const row = doctor.getByRole('listitem').filter({ hasText: reason });
  await row.getByText('Cancelled', { exact: true }).waitFor();
  await row.getByRole('link', { name: /^Open the visit with/ }).click();
  await doctor.getByText('Reason: I am travelling that day.').waitFor();
  await doctor.getByText('Amlodipine 10 mg').waitFor();
  await doctor.getByRole('img', { name: /^Photo 1 of 1/ }).waitFor();
  await expectAccessible(doctor);

  await page.goto(
    `${stage.product.url}/dashboard/consultations/book?doctor=0198f000-0000-7000-8000-000000000112`,
  );
  await page.getByText('The doctor of that link cannot be booked here. Choose another one.').waitFor();
  expect([errors, doctorErrors]).toEqual([[], []]);
});

it('a patient says that they are there, the doctor sees them and signs a note, and the patient reads it', async () => {
  await openAllDay(stage.product.server, demo('meera'), 30);
  const { page, errors } = await openLive(stage.patient, '/dashboard/consultations/book');
  await page.getByRole('link', { name: 'Choose a time with Dr. Meera Rao' }).click();
  await heading(page, /^Dr\. Meera Rao can see you on/).waitFor();
  const about = `A cough since Monday, ${crypto.randomUUID()}.`;
  await page.getByRole('textbox', { name: /^What is it about/ }).fill(about);
  await press(page, 'Book this visit');
  await page.waitForURL('**/dashboard/appointments');
  await press(page, 'Check in for the visit with Dr. Meera Rao');
  await page.getByText('Checked in').first().waitFor();

  const { page: doctor, errors: doctorErrors } = await openLive(
    demo('meera'),
    '/dashboard/doctor-consultations',
  );
  const row = doctor.getByRole('listitem').filter({ hasText: about });
  await row.getByRole('link', { name: /^Open the visit with/ }).click();
  await press(doctor, 'Begin');
  await page.getByRole('link', { name: /^Open the visit with Dr\. Meera Rao/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('My line is too poor to speak.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await doctor.getByText('My line is too poor to speak.').waitFor();
  await expectAccessible(page);
  await doctor.getByRole('textbox', { name: 'Your message' }).fill('Let us write, then.');
  await doctor.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Let us write, then.').waitFor();
  await page.reload();
  await page.getByText('Let us write, then.').waitFor();
  await page.getByText('My line is too poor to speak.').waitFor();
  await doctor.getByRole('textbox', { name: /^Your note/ }).fill('Clear chest. Rest, and water.');
  await doctor.getByText('Saved on the server. It is not signed.').waitFor();
  await press(doctor, 'Complete');
  await press(doctor, 'Sign the note');
  await doctor.getByRole('textbox', { name: /^Your note/ }).waitFor({ state: 'detached' });
  await doctor.getByText('Clear chest. Rest, and water.', { exact: true }).waitFor();
  await expectAccessible(doctor);

  await page.goto(`${stage.product.url}/dashboard/consultations?show=past`);
  const past = page.getByRole('listitem').filter({ hasText: about });
  await past.getByRole('link', { name: /^Open the visit with Dr\. Meera Rao/ }).click();
  await page.getByText('Clear chest. Rest, and water.').waitFor();
  await page.getByText(/reads your rating and your comment with this visit/).waitFor();
  // The messages are drawn above the rating: the click waits until it stands still.
  await page.getByText('Let us write, then.').waitFor();
  await page.locator('label').filter({ hasText: 'Very good' }).click();
  await page.getByRole('textbox', { name: 'Comment for the doctor' }).fill('You took time.');
  await expectAccessible(page);
  await press(page, 'Send to the doctor');
  await page.getByText('5 of 5, Very good').waitFor();
  await expectAccessible(page);
  await doctor.getByText('You took time.').waitFor();
  expect([errors, doctorErrors]).toEqual([[], []]);
});
