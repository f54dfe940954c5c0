// areas: integrations, vital-signs
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { expectAccessible } from './accessible';
import { openAs } from './people';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage({ isWriting: true });
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(stage.browser, stage.product.url));
  await page.addInitScript(putCuff);
  await openAs(page, stage.patient, '/dashboard/integrations');
});

/** Gives the page a cuff by Bluetooth, which sends 137 over 86 with a pulse of 73 and says that it was too loose. It runs in the browser. */
function putCuff(): void {
  const refuse = (name: string) => Promise.reject(new DOMException(name, name));
  const two = (number: number) => [number % 256, Math.floor(number / 256)];
  const values = Object.assign(new EventTarget(), {
    value: undefined as DataView | undefined,
    async startNotifications() {
      const at = new Date();
      const time = [at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()];
      const bytes = [0x16, 137, 0, 86, 0, 103, 0, ...two(at.getFullYear()), ...time, 73, 0, 0b10, 0];
      values.value = new DataView(new Uint8Array(bytes).buffer);
      values.dispatchEvent(new Event('characteristicvaluechanged'));
    },
  });
  const service = {
    getCharacteristic: (uuid: number) =>
      uuid === 0x2a35 ? Promise.resolve(values) : refuse('NotFoundError'),
  };
  const server = {
    getPrimaryService: (uuid: number) =>
      uuid === 0x1810 ? Promise.resolve(service) : refuse('NotFoundError'),
  };
  const device = Object.assign(new EventTarget(), {
    name: 'BP cuff 7F',
    gatt: { connect: () => Promise.resolve(server), disconnect: () => undefined },
  });
  const bluetooth = {
    requestDevice: () => Promise.resolve(device),
    getAvailability: () => Promise.resolve(true),
  };
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
}

describe('a cuff by Bluetooth', () => {
  const card = () => page.getByRole('region', { name: 'Measure with a device' });

  it('shows its reading before it is saved, with what the cuff says', async () => {
    await card().getByRole('button', { name: 'Choose a device' }).click();
    await card().getByText('Received from BP cuff 7F, not saved yet').waitFor();
    await card().getByText('The cuff was too loose.').waitFor();
    await card().getByText('137 over 86 millimetres of mercury').waitFor({ state: 'attached' });
    await expectAccessible(page);
  });

  it('is saved when the person confirms it, and is among the vital signs', async () => {
    await card().getByRole('button', { name: 'Save the reading' }).click();
    await card().getByRole('link', { name: 'Open your readings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
    await page.getByRole('table').getByText('137 over 86').waitFor();
    await page.getByRole('table').getByText('73 per minute').first().waitFor({ state: 'attached' });
    expect(new URL(page.url()).pathname).toBe('/dashboard/vital-signs');
  });
});
