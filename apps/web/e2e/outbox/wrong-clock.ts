import type { BrowserContext } from 'playwright-core';

/** Gives the clock of each page that is opened from now on an error in milliseconds; timers and the worker's clock stay right. */
export async function setClockError(context: BrowserContext, error: number): Promise<void> {
  await context.addInitScript(shiftDate, error);
}

/** Runs in the page, once for each error that was set; the last counts. */
function shiftDate(error: number): void {
  const page = globalThis as { nadiRealDate?: DateConstructor };
  const Real = page.nadiRealDate ?? Date;
  page.nadiRealDate = Real;
  const now = () => Real.now() + error;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [now()], asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
