import { afterAll, beforeAll } from '@jest/globals';
import type { Page } from 'playwright-core';
import { tellOfNetwork, untilServed } from '../offline';
import { openAs } from '../people';
import { type Stage, setStage } from '../stage';
import { type Person, signInHere, type Visitor, visit } from '../visitor';
import { type Line, startLine } from './line';
import { untilKeeping } from './on-device';

export type FaultStage = Stage & {
  /** The address at which the browser reaches the product. */
  line: Line;
  url: string;
};

/** The built product at the address where the worker is, a browser, and between them a line with faults. */
export function setFaultStage(): FaultStage {
  const stage = setStage({ hostname: 'nadi.localhost', isWriting: true }) as FaultStage;
  beforeAll(async () => {
    stage.line = await startLine(stage.product.proxy.port);
    stage.url = `http://nadi.localhost:${stage.line.port}`;
  });
  afterAll(() => stage.line?.stop());
  return stage;
}

export const readingsPath = '/dashboard/vital-signs';

/** Resolves once the readings are shown, and one can be added. @param url where the product is, for a page that has no address of its own */
export async function openReadings(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}${readingsPath}`);
  await untilReadings(page);
}

async function untilReadings(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Vital signs' }).waitFor();
  await page.getByRole('button', { name: 'Add a reading' }).first().waitFor();
}

/** The patient with a browser of their own, which keeps things, signed in, before their readings, served by the worker. */
export async function arrive({ browser, url, patient }: FaultStage): Promise<Visitor> {
  const visitor = await visit(browser, url);
  await arriveIn(visitor.page, patient);
  return visitor;
}

export async function arriveIn(page: Page, person: Person): Promise<void> {
  await openAs(page, person, readingsPath);
  await untilReadings(page);
  await untilServed(page);
  await untilKeeping(page);
}

/** By the form. @param url where the product is, for a page that has no address of its own */
export async function enter(page: Page, person: Person, url = ''): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await signInHere(page, person);
  // Or where they were when their session ended.
  await page.waitForURL(/\/dashboard/);
  await openReadings(page, url);
}

type Away = Pick<FaultStage, 'line'>;

/** Takes the network from a browser and its worker. */
export async function goOffline({ line }: Away, { context }: Pick<Visitor, 'context'>): Promise<void> {
  line.setAway(true);
  await tellOfNetwork(context, false);
}

export async function goOnline({ line }: Away, { context }: Pick<Visitor, 'context'>): Promise<void> {
  line.setAway(false);
  await tellOfNetwork(context, true);
}
