// areas: appointments, notifications
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { type Browser, chromium, type Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser';
import { expectAccessible } from './accessible';
import { bookNext, createDoctor } from './doctors';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { leaveWorkersAlone, type Person, type Visitor, visit } from './visitor';

jest.setTimeout(240_000);

const stage = setStage({ isWriting: true });
/** With a camera that shows a clock and a microphone that beeps, as Chromium has them for tests, and a person who says yes. */
let browser: Browser;
beforeAll(async () => {
  leaveWorkersAlone();
  browser = await chromium.launch(
    launchBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'),
  );
});
afterAll(() => browser?.close());
const visitors: Visitor[] = [];
afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close();
});

async function open(person: Person, path: string, width: number): Promise<Visitor> {
  const visitor = await visit(browser, stage.product.url, { width });
  visitors.push(visitor);
  await openAs(visitor.page, person, path);
  return visitor;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const turnOn = (page: Page) => press(page, 'Turn on the camera and microphone');

/** True if the picture of the other side moves on: frames come and are drawn. */
async function isMoving(page: Page, name: string): Promise<boolean> {
  const video = page.getByLabel(`Picture and sound of ${name}`);
  if ((await video.count()) === 0) return false;
  const look = () =>
    video.evaluate((one: HTMLVideoElement) => ({
      frames: one.getVideoPlaybackQuality().totalVideoFrames,
      width: one.videoWidth,
      at: one.currentTime,
    }));
  const before = await look();
  await page.waitForTimeout(500);
  const after = await look();
  return after.width > 0 && after.frames > before.frames && after.at > before.at;
}

it('a patient checks the camera, waits, is seen and heard by the doctor, comes back after a reload, and is told that the visit ended', async () => {
  const own = await createDoctor(stage.product.server, 'Kamath');
  const doctorName = own.name;
  const id = await bookNext(stage.product.server, stage.patient, own);
  const path = `/dashboard/consultations/${id}/video`;
  const { page, errors } = await open(stage.patient, `/dashboard/consultations/${id}`, 390);
  await page.getByRole('link', { name: 'Join the call' }).click();
  await page.waitForURL(`**${path}`);
  await page.getByText(/call 112 now, or 108 for an ambulance/).waitFor();
  await expectAccessible(page);
  await turnOn(page);
  await page.getByLabel('Your camera, mirrored').waitFor();
  await press(page, 'Enter the waiting room');
  await page.getByRole('heading', { level: 1, name: `${doctorName} is not here yet` }).waitFor();
  await page.getByText('You are next.', { exact: false }).waitFor();
  await expectAccessible(page);

  const { page: doctor, errors: doctorErrors } = await open(own, path, 1280);
  await doctor.getByText(/is in the waiting room since/).waitFor();
  await turnOn(doctor);
  await page.getByRole('heading', { level: 1, name: `${doctorName} is here and will begin` }).waitFor();
  await press(doctor, 'Begin the visit');

  const patient = ((await doctor.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(
    'Visit with ',
    '',
  );
  expect(patient).toMatch(/.+/);
  await until('the patient sees the doctor', () => isMoving(page, doctorName));
  await until('the doctor sees the patient', () => isMoving(doctor, patient));
  await page.getByText(/^(Good|Fair|Poor) line$/).waitFor();
  await expectAccessible(page);
  await expectAccessible(doctor);

  await press(page, 'Mute');
  await doctor.getByText(`${patient} is muted`).waitFor();
  await press(page, 'Unmute');
  await doctor.getByText(`${patient} is muted`).waitFor({ state: 'detached' });
  await press(page, 'Turn camera off');
  await doctor.getByText(`The camera of ${patient} is off.`).waitFor();
  await press(page, 'Turn camera on');
  await until('the picture is back', () => isMoving(doctor, patient));

  await page.reload();
  await doctor.getByText(`${patient} is not in the call.`).waitFor();
  await turnOn(page);
  await press(page, 'Return to the call');
  await until('the patient sees the doctor again', () => isMoving(page, doctorName));
  await until('the doctor sees the patient again', () => isMoving(doctor, patient));

  const second = await page.context().newPage();
  await second.goto(path);
  await turnOn(second);
  const light = await page
    .getByLabel('Your camera, mirrored')
    .evaluateHandle((video: HTMLVideoElement) => (video.srcObject as MediaStream).getTracks()[0]);
  await press(second, 'Return to the call');
  await page.getByText('You opened this call in another tab.').waitFor();
  expect(await light.evaluate((track) => track?.readyState)).toBe('ended');
  await until('the doctor sees the other tab', () => isMoving(doctor, patient));
  await press(page, 'Continue here');
  await second.getByText('You opened this call in another tab.').waitFor();
  await second.close();
  await until('the patient is back in the first tab', () => isMoving(page, doctorName));

  await press(doctor, 'End the visit');
  await page.getByRole('heading', { level: 1, name: `Your visit with ${doctorName} has ended` }).waitFor();
  await doctor.getByText('Write and sign the note on the page of the visit.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the visit' }).click();
  await page.waitForURL(`**/dashboard/consultations/${id}`);
  await page.getByText('Completed').first().waitFor();

  await doctor.goto(`${stage.product.url}/dashboard/schedule?view=day`);
  await press(doctor, 'Cancel this day');
  const dialog = doctor.getByRole('dialog');
  await dialog.getByText('There is no visit to cancel. 1 visit is under way or over, and stays.').waitFor();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('I am needed elsewhere.');
  await expectAccessible(doctor);
  await dialog.getByRole('button', { name: 'Cancel the day' }).click();
  await dialog.waitFor({ state: 'detached' });
  await doctor.getByText('No one can book this day any more.').waitFor();
  await expectAccessible(doctor);
  expect([errors, doctorErrors]).toEqual([[], []]);
});
