// areas: appointments, prescriptions
import { afterEach, expect, it, jest } from '@jest/globals';
import type { Download, Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { bookNext, createDoctor, type TestDoctor } from './doctors';
import { call, openAs, signInAtServer } from './people';
import { asPatient, grantAtServer } from './sharing';
import { setStage } from './stage';
import { type Person, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

async function open(person: Person, path: string): Promise<Visitor> {
  const visitor = await visit(stage.browser, stage.product.url);
  visitors.push(visitor);
  await openAs(visitor.page, person, path);
  return visitor;
}

/** A visit by video that has begun, of a patient who told of an allergy and shares it with the doctor. @returns its id */
async function beginVisit(patient: Person, doctor: TestDoctor): Promise<string> {
  const { server } = stage.product;
  const api = `${server}/api/v1`;
  const shared = await asPatient(server, patient);
  const { token: by } = shared;
  const entries = [
    { kind: 'allergy', name: 'Penicillin', status: 'active', codeSystem: 'ATC', code: 'J01C' },
  ];
  await call(api, '/patients/medical-history', {
    ...{ method: 'PUT', token: by, body: JSON.stringify({ medicalHistory: { noneKnown: [], entries } }) },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  await grantAtServer(server, doctor, shared, ['allergies', 'conditions', 'medicines']);
  const { token } = await signInAtServer(api, doctor);
  const id = await bookNext(server, patient, doctor);
  for (const [status, whose] of [
    ['checked_in', by],
    ['in_progress', token],
  ] as const)
    await call(api, `/consultations/${id}/status`, {
      ...{ method: 'PUT', token: whose, body: JSON.stringify({ status }) },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  return id;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

async function find(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Add a medicine' }).fill(text);
}

async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await press(page, field);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Writes one dose a day with food for a week. */
async function write(page: Page, name: string, strength: string, form: string): Promise<void> {
  await find(page, name);
  await press(page, `Add ${name}`);
  await page.getByRole('textbox', { name: /^Strength/ }).fill(strength);
  await choose(page, /Form/, form);
  await page.getByRole('textbox', { name: /^Dose/ }).fill('1');
  await choose(page, /How often/, 'Once a day');
  await choose(page, /With meals/, 'With food');
  await page.getByRole('textbox', { name: /^For/ }).fill('7');
  await press(page, 'Put on the prescription');
}

/** The address in the code of the paper, as the server signed it. */
async function codeOf(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

it('a doctor prescribes within the rules, the patient gets it, a pharmacist checks it, and all see that it is cancelled', async () => {
  const own = await createDoctor(stage.product.server, 'Pai');
  const id = await beginVisit(stage.patient, own);
  const { page: doctor, errors: doctorErrors } = await open(own, `/dashboard/consultations/${id}`);
  await doctor.getByRole('link', { name: 'Write prescription' }).click();
  await heading(doctor, 'Nothing is prescribed yet.').waitFor();
  await find(doctor, 'ALPRAX');
  await doctor
    .getByText(/NDPS Act, 1985/)
    .first()
    .waitFor();
  expect(await doctor.getByRole('button', { name: 'Add Alprazolam' }).count()).toBe(0);
  await expectAccessible(doctor);

  await write(doctor, 'Telmisartan', '40 mg', 'Tablet');
  await doctor.getByText('Quantity: 7 tablets').waitFor();
  await write(doctor, 'Amoxicillin', '500 mg', 'Capsule');
  await heading(doctor, '1 medicine is ready. Amoxicillin needs your decision (allergy).').waitFor();
  await expectAccessible(doctor);
  await doctor.getByRole('textbox', { name: /^Diagnosis/ }).fill('Hypertension; sinusitis');
  await doctor.getByRole('radio', { name: 'Prescribe it, because' }).check({ force: true });
  await doctor.getByRole('textbox', { name: /^Reason/ }).fill('It was a rash as a child; tested since.');
  expect(await doctor.getByRole('button', { name: 'Sign and send' }).isDisabled()).toBe(true);
  await doctor.getByRole('checkbox', { name: /^I have told/ }).check({ force: true });
  await doctor.getByText('Draft saved').waitFor();
  await press(doctor, 'Sign and send');
  await heading(doctor, /^Signed\./).waitFor();
  await expectAccessible(doctor);

  const { page, errors } = await open(stage.patient, `/dashboard/consultations/${id}`);
  await page.getByText('Amoxicillin 500 mg capsule').waitFor();
  await page.getByText(/^Signed by Dr\. Leela Pai/).waitFor();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await press(page, 'Download PDF');
  const paper = await codeOf(await coming);
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
  await press(page, 'Add to my medicines');
  await page.getByText('Your list of medicines has them now.').waitFor();

  const [, token] = /prescription#([\w.-]+)/.exec(paper.toString('latin1')) ?? [];
  expect(token).toBeDefined();
  const pharmacist = await visit(stage.browser, stage.product.url, { width: 390 });
  visitors.push(pharmacist);
  const look = () => pharmacist.page.goto(`/public/prescription#${token}`);
  await look();
  await pharmacist.page.getByText('Genuine and valid.').waitFor();
  expect(new URL(pharmacist.page.url()).hash).toBe('');
  await expectAccessible(pharmacist.page);
  await pharmacist.page.goto('/help');
  await pharmacist.page.goto(
    `/public/prescription#${token?.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))}x`,
  );
  await pharmacist.page.getByText('Altered, or not from here.').waitFor();

  await press(doctor, 'Cancel the prescription');
  const dialog = doctor.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The rash came back.');
  await dialog.getByRole('button', { name: 'Cancel the prescription' }).click();
  await heading(doctor, 'This prescription is cancelled.').waitFor();
  await pharmacist.page.goto('/help');
  await look();
  await pharmacist.page.getByText('Cancelled by the doctor.').waitFor();
  await page.reload();
  await page.getByText('The doctor wrote: The rash came back.').waitFor();
  await expectAccessible(page);
  expect([errors, doctorErrors, pharmacist.errors]).toEqual([[], [], []]);
});
