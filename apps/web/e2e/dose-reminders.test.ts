// areas: medicines, notifications
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import type { MedicineAnswer, MedicineDosesAnswer } from '@nadi/contract/schema';
import type { Page } from 'playwright-core';
import { untilAnswersKept, untilWorkerKnows } from './device-storage';
import { setOffline, untilServed } from './offline';
import { call, openAs, post, signInAtServer } from './people';
import { describeWhole, type Push, pressNotification, pusherTo, setPushStage } from './pushed';
import { until } from './until';
import { type Visitor, visit } from './visitor';

jest.setTimeout(180_000);

const { stage, sent } = setPushStage();

type Reminder = {
  title: string;
  body: string;
  data: { type: string; notificationId: string; doses: { day: string; time: string; medicineIds: string[] } };
};

const timeZone = 'Asia/Kolkata';
/** Returns a moment in the zone of the visitor's browser, as day and time. */
function slotOf(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, dateStyle: 'short', timeStyle: 'short' },
  })
    .format(at)
    .split(' ');
  return { day, time };
}
const dayMs = 86_400_000;

let visitor: Visitor;
let page: Page;
let push: Push;
let token: string;
let due: Date;
let reminder: Reminder;
const api = () => `${stage.product.server}/api/v1`;

const doses = async () => {
  const [from, to] = [-3, 2].map((days) => slotOf(new Date(Date.now() + days * dayMs)).day);
  const { data } = await call<MedicineDosesAnswer>(api(), `/medicine-doses?from=${from}&to=${to}`, { token });
  return data.map(({ medicineId, day, time, status }) => ({ medicineId, day, time, status }));
};
const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map((one) => ({
      ...{ title: one.title, body: one.body, tag: one.tag, silent: one.silent },
      actions: (one as Notification & { actions: { title: string }[] }).actions.map(({ title }) => title),
    }));
  });
const saying = async (body: string) => (await shown()).some((one) => one.body === body);

beforeAll(async () => {
  token = (await signInAtServer(api(), stage.patient)).token;
  const quietHours = {
    ...examples.updateNotificationPreferences.request.quiet.quietHours,
    isOn: false,
    timeZone,
  };
  await call(api(), '/notifications/preferences', {
    ...{ method: 'PUT', token, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    body: JSON.stringify({
      ...examples.updateNotificationPreferences.request.quiet,
      ...{ quietHours, showsDetails: true },
    }),
  });
  // The clock of the built server cannot be moved, and it reminds of no dose from before the medicine was added: the next minute, which passes while the browser is opened.
  due = new Date(Math.ceil((Date.now() + 2_000) / 60_000) * 60_000);
  const yesterday = slotOf(new Date(due.getTime() - dayMs)).day;
  for (const generic of ['Metformin', 'Amlodipine'])
    await post<MedicineAnswer>(
      api(),
      '/medicines',
      {
        ...{ generic, brand: null, strength: '500 mg', form: 'tablet', route: 'oral', doseAmount: 1 },
        ...{ doseUnit: 'tablet', pattern: 'every-n-days', everyDays: 1, weekdays: [], maxInDay: null },
        ...{ times: [slotOf(due).time], startDay: yesterday, endDay: null, reason: null, prescriber: null },
        ...{ note: null, stock: null, refillDays: 5, hasReminders: true, isOnlyYou: false },
      },
      token,
    );
  visitor = await visit(stage.browser, stage.product.url);
  page = visitor.page;
  const { origin } = new URL(stage.product.url);
  await visitor.context.grantPermissions(['notifications'], { origin });
  await sent.service.subscribe(visitor.context);
  await openAs(page, stage.patient);
  await untilServed(page);
  push = await pusherTo(visitor, origin);
  await page.goto('/');
  await page.getByRole('button', { name: 'Turn on push notifications' }).click();
  await page.getByText(/Permission granted and token registered!/).waitFor();
});
afterAll(async () => {
  await visitor?.close();
});

describeWhole('a reminder of two doses', () => {
  it('arrives with one button for both of each answer, and names no medicine', async () => {
    await until('the time of the doses', () => Date.now() >= due.getTime(), 70_000);
    await post(api(), '/notifications/check-triggers', {}, token);
    const found = () => (sent.service.received as Reminder[]).find(({ data }) => data.type === 'dose-due');
    await until('the push', () => found() !== undefined);
    reminder = found() as Reminder;
    expect(JSON.stringify(reminder)).not.toMatch(/metformin|amlodipine/i);
    await push(reminder);
    expect(await shown()).toEqual([
      {
        ...{ title: 'A dose is due', tag: reminder.data.notificationId, silent: false },
        body: expect.stringContaining(`2 doses are planned for ${slotOf(due).time}`),
        actions: ['All 2 taken', 'Skip all 2'],
      },
    ]);
  });

  it('is answered without a network: both doses wait on this device, and the open page shows it', async () => {
    await page.goto('/dashboard/medications');
    await page.getByRole('button', { name: /^Taken Metformin/ }).waitFor();
    await untilAnswersKept(page, ['/auth/me', '/medicines', '/medicine-doses', '/medicine-checks']);
    await setOffline(stage.product, visitor, true);
    expect(await pressNotification(visitor, reminder.data.notificationId, 'taken')).toEqual([]);
    await until('two unsent doses', async () => {
      return (await page.getByText('Not sent yet', { exact: true }).count()) === 2;
    });
    expect(await shown()).toMatchObject([
      {
        ...{ tag: reminder.data.notificationId, silent: true, actions: [] },
        body: '2 doses recorded as taken on this device. Not sent yet.',
      },
    ]);
    expect(await doses()).toEqual([]);
  });

  it('counts each dose once after the network is back, one of which a second device has recorded meanwhile', async () => {
    const { day, time, medicineIds } = reminder.data.doses;
    const said = { medicineId: medicineIds[0], status: 'taken', day, time, reason: null };
    await post(api(), '/medicine-doses', { ...said, at: new Date().toISOString() }, token);
    await setOffline(stage.product, visitor, false);
    await until('nothing unsent', async () => {
      const unsent = page.getByText(/^(Not sent yet|Being sent)$/);
      return (await unsent.count()) === 0 && (await doses()).length >= 2;
    });
    const once = medicineIds.map((medicineId) => ({ medicineId, day, time, status: 'taken' }));
    expect(await doses()).toHaveLength(2);
    expect(await doses()).toEqual(expect.arrayContaining(once));
    expect(visitor.errors).toEqual([]);
  });
});

/** A reminder of one dose of yesterday that still is on the device. */
const old = (id: string): Reminder => {
  const { doses: asked, ...data } = reminder.data;
  const [first = ''] = asked.medicineIds;
  const day = slotOf(new Date(due.getTime() - dayMs)).day;
  const body = 'One dose is planned.';
  return {
    ...{ title: reminder.title, body },
    data: { ...data, notificationId: id, doses: { ...asked, day, medicineIds: [first] } },
  };
};

describeWhole('an old reminder', () => {
  it('is answered with no page open: the worker sends it itself, and says so', async () => {
    await push(old('old-1'));
    await page.goto('/docs');
    expect(await pressNotification(visitor, 'old-1', 'skipped')).toEqual([]);
    await until('the confirmation', () => saying('Recorded as skipped'));
    const { day, time, medicineIds } = old('old-1').data.doses;
    expect(await doses()).toContainEqual({ medicineId: medicineIds[0], day, time, status: 'skipped' });
    expect(await doses()).toHaveLength(3);
  });

  it('records nothing once no one is signed in, and leads to the medicines through sign-in', async () => {
    await page.goto('/dashboard');
    await untilWorkerKnows(page);
    await page.getByRole('button', { name: /your account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/auth/login');
    await push(old('old-2'));
    await page.goto('about:blank');
    expect(await pressNotification(visitor, 'old-2', 'taken')).toEqual(['/dashboard/medications']);
    const { day, medicineIds } = old('old-2').data.doses;
    expect(await doses()).toContainEqual(
      expect.objectContaining({ medicineId: medicineIds[0], day, status: 'skipped' }),
    );
    expect(await doses()).toHaveLength(3);
  });
});
