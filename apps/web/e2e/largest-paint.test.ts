// areas: vital-signs
import { expect, it, jest } from '@jest/globals';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();

/** The same conditions as in Lighthouse. */
const phone = { width: 412, height: 823 };

it('the largest to be seen where people sign in is there from the beginning, also in a demonstration', async () => {
  const visitor = await visit(stage.browser, stage.product.url, phone);
  try {
    const { page } = visitor;
    await page.addInitScript(() => {
      const seen: (string | null | undefined)[] = [];
      Object.assign(window, { seen });
      type Painted = PerformanceEntry & { element?: Element };
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as Painted[]) seen.push(element?.textContent);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/auth/login');
    const section = page.getByRole('region', { name: 'Demo accounts' });
    await section.waitFor();
    // Paints are reported after the frame in which they happened.
    const largest = await page.evaluate(
      () =>
        new Promise<string>((tell) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              setTimeout(() => tell((window as unknown as { seen: string[] }).seen.at(-1) ?? '')),
            ),
          ),
        ),
    );
    expect(largest).not.toBe('');
    expect(await section.textContent()).not.toContain(largest);
  } finally {
    await visitor.close();
  }
});
