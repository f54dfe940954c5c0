import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../root';

/** Everything that must be the same for the same page to give the same picture. */
export type Fingerprint = { browser: string; platform: string; drawing: string };

export const fonts = join(root, 'packages/ui/generated/fonts');

/** Letters of each font that a sheet may use; nothing is drawn in a system font, which differs from machine to machine. */
export const samples: Record<string, string> = {
  'anek-core': 'Systolic <b>128 mmHg</b> <small>Tue 18 Nov, 6:40 pm</small>',
  'anek-accents': '<b>é</b> ñ • €',
  'anek-rupee': '₹ <b>₹</b>',
  'anek-extended': 'Ā ṇ <b>Ṣ</b>',
  'atkinson-mono': 'JBSWY3DP 0O 1lI {}',
};

const faceOf = (name: string) =>
  `@font-face { font-family: ${name}; font-weight: 400 700; src: url(data:font/woff2;base64,${readFileSync(join(fonts, `${name}.woff2`), 'base64')}) }`;

/** A sample of everything that sheets consist of: our letters, edges, a gradient, a shadow. */
export const probe = () => `<!doctype html><html lang="en"><style>
  ${Object.keys(samples).map(faceOf).join('\n  ')}
  body { margin: 8px; font: 16px/1.5 anek-core; inline-size: 300px }
  p { margin: 0 }
  i { display: block; block-size: 40px; border-radius: 16px; background: linear-gradient(100deg, #0f6f67, #fdefd3); box-shadow: 0 8px 24px rgb(0 0 0 / 40%) }
</style>${Object.entries(samples)
  .map(([name, text]) => `<p style="font-family: ${name}">${text}</p>`)
  .join('')}<i></i>
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

/** Returns the differences as text; empty if there are none. */
export function tellApart(kept: Fingerprint, here: Fingerprint): string[] {
  const names = { browser: 'Chromium', platform: 'system', drawing: 'drawing of a test page' };
  return (Object.keys(names) as (keyof Fingerprint)[])
    .filter((key) => kept[key] !== here[key])
    .map((key) => `${names[key]} ${kept[key]} there, ${here[key]} here`);
}
