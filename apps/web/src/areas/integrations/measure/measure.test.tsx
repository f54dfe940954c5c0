import { afterEach, describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, type Answers, refusal } from '../../../../test/api-stub';
import { type FakeDevice, fakeBluetooth } from '../../../../test/fake-bluetooth';
import { openApp } from '../../../../test/render-app';
import { asha, meIs, type Started, storeTokens } from '../../../../test/start-services';

let app: Started | undefined;
afterEach(() => {
  app?.close();
  app = undefined;
  Reflect.deleteProperty(navigator, 'bluetooth');
});

const record = 'POST /vital-signs';
const [stored] = cast.readings.asha;
const set = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, configurable: true });

const listed = (readings: readonly object[]): Answer => ({
  body: {
    ...{ success: true, data: readings, rangeSets: examples.listVitalSigns.answers['200'].asha.rangeSets },
    pagination: { page: 1, limit: 100, total: readings.length, pages: 1, next: null },
  },
});

async function open(device: FakeDevice | null, answers: Answers = {}) {
  set(window, 'isSecureContext', true);
  const fake = device && fakeBluetooth(device);
  if (fake) set(navigator, 'bluetooth', fake.bluetooth);
  storeTokens();
  app = await openApp('/dashboard/integrations', {
    'GET /auth/me': meIs(asha),
    'GET /vital-signs': () => listed([]),
    [record]: () => ({ status: 201, body: { success: true, data: stored } }),
    ...answers,
  });
  return { fake, card: within(await screen.findByRole('region', { name: 'Measure with a device' })) };
}

/** Presses the button as a person does; answers with what was sent to record readings. */
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  (app?.server.callsOf(record) ?? []).map(({ body, headers }) => ({
    ...JSON.parse(body),
    key: headers.get('idempotency-key'),
  }));

/** Now, as the clock of a device shows it in the zone of this machine, so many minutes later. */
function clock(minutes = 0): number[] {
  const at = new Date(Date.now() + minutes * 60_000);
  const year = at.getFullYear();
  return [
    ...[year & 0xff, year >> 8, at.getMonth() + 1, at.getDate()],
    ...[at.getHours(), at.getMinutes(), at.getSeconds()],
  ];
}
const pressure = (systolic: number, diastolic: number, when: number[], status = 0) => [
  ...[0x16, systolic & 0xff, systolic >> 8, diastolic, 0, 97, 0, ...when, 71, 0, status, 0],
];
const cuff = (...values: number[][]): FakeDevice => ({
  ...{ name: 'BP cuff 7F', services: { 6160: { 10805: values } }, leaves: true },
});

describe('a cuff by Bluetooth', () => {
  it('gives a blood pressure and a pulse, which are saved when the person confirms them', async () => {
    const { fake, card } = await open(cuff(pressure(128, 82, clock(), 0b10)));
    await press('Choose a device');
    await card.findByText('Received from BP cuff 7F, not saved yet');
    expect(card.getByText('The cuff was too loose.')).toBeTruthy();
    expect(sent()).toEqual([]);
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    const note = 'Measured by BP cuff 7F, over Bluetooth. The cuff was too loose.';
    const [first, second, ...others] = sent();
    expect(first).toMatchObject({
      type: 'blood_pressure',
      unit: 'mm[Hg]',
      systolic: 128,
      diastolic: 82,
      note,
    });
    expect(second).toMatchObject({ type: 'pulse', unit: '/min', value: 71, note });
    expect(Math.abs(Date.now() - Date.parse(first.measuredAt))).toBeLessThan(60_000);
    expect(others).toEqual([]);
    expect(first.key).not.toBe(second.key);
    expect(fake?.done.disconnects).toBe(1);
    // Only devices with a service that is read are offered.
    expect(fake?.done.requests).toEqual([{ filters: expect.arrayContaining([{ services: [0x1810] }]) }]);
  });

  it('is not saved if the person lays it away', async () => {
    await open(cuff(pressure(128, 82, clock())));
    await press('Choose a device');
    await press('Do not save');
    await screen.findByRole('button', { name: 'Choose a device' });
    expect(sent()).toEqual([]);
  });

  it('is saved once if it is confirmed twice at once', async () => {
    const { card } = await open(cuff(pressure(128, 82, clock())));
    await press('Choose a device');
    const save = await card.findByRole('button', { name: 'Save the reading' });
    save.click();
    save.click();
    await card.findByRole('link', { name: 'Open your readings' });
    expect(sent()).toHaveLength(2);
  });

  it('has the time of receipt in place of a clock that is ahead, only if the person says so', async () => {
    const { card } = await open(cuff(pressure(128, 82, clock(60 * 24 * 40))));
    await press('Choose a device');
    const save = await card.findByRole<HTMLButtonElement>('button', { name: 'Save the reading' });
    expect(save.disabled).toBe(true);
    expect(card.getByText(/this was measured in the future/)).toBeTruthy();
    await userEvent.click(card.getByRole('checkbox', { name: /^It was measured just now/ }));
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    expect(Math.abs(Date.now() - Date.parse(sent()[0].measuredAt))).toBeLessThan(60_000);
  });

  it('saves of what it keeps only readings that the person ticks, without those that are there already', async () => {
    const [old, older] = [clock(-60), clock(-120)];
    const at = new Date(Date.now() - 120 * 60_000);
    at.setMilliseconds(0);
    const { card } = await open(
      cuff(pressure(119, 76, older), pressure(141, 92, old), pressure(128, 82, clock())),
      {
        'GET /vital-signs': ({ query }) =>
          listed(
            query.get('type') === 'blood_pressure'
              ? [
                  {
                    ...stored,
                    type: 'blood_pressure',
                    unit: 'mm[Hg]',
                    systolic: 119,
                    diastolic: 76,
                    value: null,
                    measuredAt: at.toISOString(),
                  },
                ]
              : [],
          ),
      },
    );
    await press('Choose a device');
    await card.findByText('Already in your record');
    const boxes = card.getAllByRole<HTMLInputElement>('checkbox', { name: 'Save this reading' });
    // The pulse of the first is not there yet.
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    expect(sent().map(({ type, systolic }) => [type, systolic])).toEqual([
      ['blood_pressure', 128],
      ['pulse', undefined],
    ]);
  });

  it('keeps what was not saved on the page, and does not send again what was', async () => {
    let isRefusing = true;
    const { card } = await open(cuff(pressure(128, 82, clock())), {
      [record]: ({ body }) =>
        isRefusing && JSON.parse(body).type === 'pulse'
          ? refusal(422, 'This pulse is refused.')
          : { status: 201, body: { success: true, data: stored } },
    });
    await press('Choose a device');
    await press('Save the reading');
    await card.findByText('1 saved, the rest not. This pulse is refused.');
    isRefusing = false;
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    expect(sent().map(({ type }) => type)).toEqual(['blood_pressure', 'pulse', 'pulse']);
  });

  it('says what to do about an impossible number, and saves the rest alone', async () => {
    const { card } = await open(cuff(pressure(310, 82, clock())));
    await press('Choose a device');
    expect((await card.findByRole('alert')).textContent).toMatch(/is not saved.* at most 300 mmHg.*call 112/);
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    expect(sent().map(({ type }) => type)).toEqual(['pulse']);
  });
});

describe('a glucose meter by Bluetooth', () => {
  const meter = (answer: number[], ...values: number[][]): FakeDevice => ({
    ...{ name: 'Meter', services: { 6152: { 10776: values, 10834: [answer] } } },
  });

  it('is asked for its last record', async () => {
    const { card } = await open(meter([6, 0, 1, 1], [0x02, 7, 0, ...clock(-5), 104, 0xb0, 0x12]));
    await press('Choose a device');
    await press('Save the reading');
    await card.findByRole('link', { name: 'Open your readings' });
    expect(sent()).toEqual([expect.objectContaining({ type: 'glucose', unit: 'mg/dL', value: 104 })]);
  });

  it('says that it keeps none', async () => {
    const { card } = await open(meter([6, 0, 1, 6]));
    await press('Choose a device');
    await card.findByText(/^The meter keeps no reading/);
  });
});

describe('a device that cannot be read', () => {
  it.each<[string, FakeDevice, RegExp]>([
    ['was not chosen', { services: {}, refuses: { request: 'NotFoundError' } }, /^No device was chosen/],
    [
      'is not found because Bluetooth is off',
      { services: {}, refuses: { request: 'NotFoundError' }, isAvailable: false },
      /^Bluetooth is off/,
    ],
    [
      'may not be used',
      { services: {}, refuses: { request: 'SecurityError' } },
      /does not let this page use Bluetooth/,
    ],
    ['does not connect', { services: {}, refuses: { connect: 'NetworkError' } }, /could not be connected/],
    ['has no service that is read', { services: {} }, /does not offer readings by a standard/],
    ['leaves before a reading', cuff(), /^The connection was lost before a reading came/],
    [
      'refuses to send',
      { services: { 6160: { 10805: [] } }, refuses: { listen: 'NotAllowedError' } },
      /does not let this page use Bluetooth/,
    ],
  ])('is explained if it %s, and can be chosen again', async (_, device, text) => {
    const { card } = await open(device);
    await press('Choose a device');
    await card.findByText(text);
    expect(card.getByRole('button', { name: 'Choose a device again' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('sends a message that is cut off, which is said', async () => {
    const { card } = await open(cuff([0x16, 128, 0]));
    await press('Choose a device');
    await card.findByText(/message of the device was cut off/);
    expect(card.queryByRole('button', { name: 'Save the reading' })).toBeNull();
  });

  it('is disconnected when the person leaves the page', async () => {
    const { fake, card } = await open({ services: { 6160: { 10805: [] } } });
    await press('Choose a device');
    await card.findByText(/press start on the monitor/);
    app?.close();
    app = undefined;
    await waitFor(() => expect(fake?.done.disconnects).toBe(1));
  });
});

describe('a browser without Bluetooth', () => {
  it('is told what to do instead', async () => {
    const { card } = await open(null);
    expect(card.getByText(/Firefox, Safari and all browsers on iPhone and iPad cannot/)).toBeTruthy();
    expect(card.queryByRole('button')).toBeNull();
  });
});
