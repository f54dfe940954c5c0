import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { routesOfApp, screensOf, tableOfRoutes, weighRoutes } from '../../../scripts/bench/routes';

const root = join(import.meta.dirname, '../../..');
const dist = join(root, 'apps/web/dist');
const assets = join(dist, 'assets');
const weights = weighRoutes(dist);

describe('what a page weighs', () => {
  it('leaves the frame at 160 kB at most', () => {
    expect(weights.frame).toBeGreaterThan(100);
    // With the layouts around pages.
    expect(weights.signedIn).toBeLessThanOrEqual(160);
    expect(weights.signingIn).toBeLessThanOrEqual(160);
    expect(weights.onboarding).toBeLessThanOrEqual(160);
  });

  it('is 40 kB at most beyond the frame', () => {
    expect(weights.routes.filter(({ kB }) => kB > 40)).toEqual([]);
  });

  it('has a file for each group of code that the build names', () => {
    const config = readFileSync(join(root, 'apps/web/vite.config.ts'), 'utf8');
    const groups = [...config.matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name);
    expect(groups.length).toBeGreaterThan(10);
    const files = readdirSync(assets);
    // The frame stands in the file that the document starts.
    expect(
      groups.filter((name) => name !== 'frame' && !files.some((file) => file.startsWith(`${name}-`))),
    ).toEqual([]);
  });

  it('has no ranges in it, which are fetched once a reading is assessed here', () => {
    const [assessor] = readdirSync(assets).filter((file) => /^interpretation-.*\.js$/.test(file));
    expect(assessor).toBeDefined();
    const statically = new RegExp(`(?:from|import)\\s*["'\`]\\./${assessor}["'\`]`);
    const early = readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .filter((file) => statically.test(readFileSync(join(assets, file), 'utf8')));
    expect(early).toEqual([]);
    // It comes without a network too.
    expect(readFileSync(join(dist, 'service-worker.js'), 'utf8')).toContain(assessor);
  });

  it('has the advice for critical readings in a file of its own, which comes without a network too', () => {
    const [advice] = readdirSync(assets).filter((file) => /^CriticalNow-.*\.js$/.test(file));
    expect(advice).toBeDefined();
    expect(readFileSync(join(dist, 'service-worker.js'), 'utf8')).toContain(advice);
  });

  it('is known of every page that is fetched', () => {
    const fetched = readdirSync(join(root, 'apps/web/src'), { encoding: 'utf8', recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap(screensOf);
    const weighed = weights.routes.map(({ screen }) => screen);
    // It asks, over any page, whether somebody wants to sign out; only then is it fetched.
    const missing = fetched.filter((screen) => !weighed.includes(screen) && screen !== 'SignOutQuestion');
    expect(missing).toEqual([]);
    expect(routesOfApp()).toHaveLength(tableOfRoutes().match(/lazyRoute\(/g)?.length ?? 0);
  });
});
