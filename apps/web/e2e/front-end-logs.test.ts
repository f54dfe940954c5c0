// areas: vital-signs
import { describe, expect, it, jest } from '@jest/globals';
import type { FrontendLogEntry } from '@nadi/contract/schema';
import { openAs } from './people';
import { setStage } from './stage';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
describe('a page that broke', () => {
  it('is logged with the id that it shows, without what it showed, or had in its address', async () => {
    const { page, close } = await visit(stage.browser, stage.product.url);
    await openAs(page, stage.patient);
    // The page before loads it too, and may still be at it.
    const logger = page.waitForResponse(
      (response) =>
        page.url().includes('/vital-signs') && /\/assets\/logs-saga-[^/]+\.js$/.test(response.url()),
    );
    const broken = { success: true, data: [{ note: 'canary 142/93' }], rangeSets: [] };
    await page.route(/\/api\/v1\/vital-signs\?/, (route) => route.fulfill({ json: broken }));
    await page.goto('/dashboard/vital-signs?type=pulse#canary');
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    const errorId = (await page.getByText(/^[0-9a-f]{8}$/).textContent()) ?? '';
    // A module resolves once it and all that it imports have run; the app, which imported it before, watches one turn later.
    await page.evaluate(async (code) => {
      await import(code);
      await new Promise((resolve) => setTimeout(resolve));
    }, (await logger).url());
    // The page is left, and sends what it noticed, which a browser tells nobody of.
    const upload = stage.product.proxy.untilTaken('POST', /^\/api\/v1\/logs\/frontend$/);
    await page.goto('/docs');
    const { body, status } = await upload;
    expect(status).toBe(202);
    const { logs }: { logs: FrontendLogEntry[] } = JSON.parse(body);
    expect(logs.filter((entry) => entry.errorId === errorId)).toEqual([
      expect.objectContaining({
        level: 'error',
        message: expect.stringMatching(/^TypeError: .* at [\w.-]+\.js:\d+:\d+/),
        context: expect.objectContaining({
          url: `${stage.product.url}/dashboard/vital-signs`,
          role: 'PATIENT',
        }),
      }),
    ]);
    expect(body).not.toContain('canary');
    await close();
  });
});
