import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../root';

/** What has to be the same for the same page to become the same picture. */
export type Fingerprint = { browser: string; platform: string; drawing: string };

const font = createRequire(join(root, 'packages/ui/package.json')).resolve(
  '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
);

/** A little of all that sheets are made of: our letters, those that only the system has, edges, a gradient, a shadow. */
const probe = () => `<!doctype html><html lang="en"><style>
  @font-face { font-family: Probe; font-weight: 100 800; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}) }
  body { margin: 8px; font: 16px/1.5 Probe, sans-serif; inline-size: 300px }
  i { display: block; block-size: 60px; border-radius: 16px; background: linear-gradient(100deg, #0f6f67, #fdefd3); box-shadow: 0 8px 24px rgb(0 0 0 / 40%) }
</style><p>Systolic <b>128 mmHg</b> <small>Tue 18 Nov, 6:40 pm</small> ✓ ✗ ₹ 250 नाड़ी</p><i></i>
<svg width="80" height="40"><path d="M2 30 C 20 2, 40 38, 78 6" fill="none" stroke="#b3261e" stroke-width="3"/></svg></html>`;

export async function takeFingerprint(browser: Browser): Promise<Fingerprint> {
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  try {
    await page.setContent(probe());
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot();
    return {
      browser: browser.version(),
      platform: `${process.platform} ${process.arch}`,
      drawing: createHash('sha256').update(drawn).digest('hex').slice(0, 16),
    };
  } finally {
    await page.close();
  }
}

const fileIn = (baselines: string) => join(baselines, 'fingerprint.json');

export function readFingerprint(baselines: string): Fingerprint | undefined {
  const file = fileIn(baselines);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

export function writeFingerprint(baselines: string, fingerprint: Fingerprint): void {
  writeFileSync(fileIn(baselines), `${JSON.stringify(fingerprint, null, 2)}\n`);
}

/** In words, what is not the same; nothing where all is. */
export function tellApart(kept: Fingerprint, here: Fingerprint): string[] {
  const names = { browser: 'Chromium', platform: 'system', drawing: 'drawing of a test page' };
  return (Object.keys(names) as (keyof Fingerprint)[])
    .filter((key) => kept[key] !== here[key])
    .map((key) => `${names[key]} ${kept[key]} there, ${here[key]} here`);
}
