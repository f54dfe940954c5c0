import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, chromium } from 'playwright-core';
import { looks } from '../../../packages/ui/src/catalogue/pictured';
import { launchBrowser } from '../../browser';
import { openPreview } from '../../stories/drive';
import { serve } from '../../stories/serve';
import { findSheets } from '../shots';
import { findCatalogue } from './altered';

jest.setTimeout(240_000);
/** Milliseconds to build a catalogue that does not exist yet. */
const timeToBuild = 600_000;

type Asked = { id: string; chromatic?: { disableSnapshot?: boolean; modes?: Record<string, unknown> } };
type Preview = {
  __STORYBOOK_PREVIEW__: {
    storyStore: {
      loadStory(of: { storyId: string }): Promise<{ parameters: { chromatic?: Asked['chromatic'] } }>;
    };
  };
};

let browser: Browser;
let asked: Asked[];
let built: string;

beforeAll(async () => {
  built = findCatalogue();
  const { entries }: { entries: Record<string, { type: string; id: string }> } = JSON.parse(
    readFileSync(join(built, 'index.json'), 'utf8'),
  );
  const ids = Object.values(entries).flatMap(({ type, id }) => (type === 'story' ? [id] : []));
  const site = await serve(built);
  browser = await chromium.launch(launchBrowser());
  const page = await browser.newPage();
  await openPreview(page, site.url);
  asked = await page.evaluate(async (all) => {
    const { storyStore } = (window as unknown as Preview).__STORYBOOK_PREVIEW__;
    const found: Asked[] = [];
    for (const id of all) {
      const { parameters } = await storyStore.loadStory({ storyId: id });
      found.push({ id, chromatic: parameters.chromatic });
    }
    return found;
  }, ids);
  site.stop();
}, timeToBuild);
afterAll(() => browser?.close());

describe('Chromatic', () => {
  it('would picture exactly the sheets', () => {
    const pictured = asked.filter(({ chromatic }) => !chromatic?.disableSnapshot).map(({ id }) => id);
    expect(pictured.length).toBeGreaterThan(1);
    expect(pictured.sort()).toEqual(
      findSheets(built)
        .map(({ story }) => story)
        .sort(),
    );
  });

  it('would picture each of them in the widths and themes of npm run visual', () => {
    const modes = looks.map(({ width, theme }) => [`${width} ${theme}`, { viewport: width, theme }]);
    for (const { id, chromatic } of asked.filter((one) => !one.chromatic?.disableSnapshot))
      expect([id, chromatic?.modes]).toEqual([id, Object.fromEntries(modes)]);
  });
});
