import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { offByPlaywright } from './browser';

it('turns off all that Playwright turns off', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const code = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(code) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(10);
  expect(offByPlaywright).toEqual(features);
});
