import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, jest } from '@jest/globals';
import { openAs } from './people';
import { setStage } from './stage';
import { until } from './until';
import { visit } from './visitor';

jest.setTimeout(120_000);

const stage = setStage();
const finder = join(import.meta.dirname, '../../api/dist/logs-find.js');

/** What `npm run logs:find` says, on a copy: the server holds its data folder, and writes what it answers at once. */
async function findLogs(errorId: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'nadi-e2e-logs-'));
  try {
    await cp(stage.product.dataFolder, copy, { recursive: true });
    const finding = spawn(process.execPath, [finder, errorId], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: copy, DATABASE_URL: '' },
    });
    return await text(finding.stdout);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

describe('a page that broke', () => {
  it('is found in the logs by the id that it shows, without what it showed, or had in its address', async () => {
    const { page, close } = await visit(stage.browser, stage.product.url);
    await openAs(page, stage.patient);
    const logger = page.waitForResponse(/\/assets\/logs-saga-[^/]+\.js$/);
    const broken = { success: true, data: [{ note: 'canary 142/93' }], rangeSets: [] };
    await page.route(/\/api\/v1\/vital-signs\?/, (route) => route.fulfill({ json: broken }));
    await page.goto('/dashboard/vital-signs?type=pulse#canary');
    await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
    const errorId = (await page.getByText(/^[0-9a-f]{8}$/).textContent()) ?? '';
    await logger;
    // Whose code has run once it watches: the next turn of the page.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    // The page is left, and sends what it noticed, which a browser tells nobody of.
    await page.goto('/docs');
    let found = '';
    await until('the entry of the error', async () => {
      found = await findLogs(errorId);
      return found.startsWith('{');
    });
    expect(JSON.parse(found)).toMatchObject({
      errorId,
      level: 'error',
      message: expect.stringMatching(/^TypeError: .* at [\w.-]+\.js:\d+:\d+/),
      url: `${stage.product.url}/dashboard/vital-signs`,
      claimedRole: 'PATIENT',
      userId: null,
    });
    expect(found).not.toContain('canary');
    await close();
  });
});
