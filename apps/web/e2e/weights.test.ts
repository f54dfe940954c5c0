import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { routesOfApp, screensOf, weighRoutes } from '../../../scripts/bench/routes';

const root = join(import.meta.dirname, '../../..');
const weights = weighRoutes(join(root, 'apps/web/dist'));

/**
 * Pages that do not keep P5 since readings are judged by tables of ranges on the device too, in kB. None may grow; each goes from here once
 * what it needs late comes late.
 */
const tooHeavy: Record<string, number> = {
  PatientOnboardingRoute: 50,
  PatientDashboardRoute: 54,
  VitalSignsRoute: 60,
  PatientProfileRoute: 69,
  DoctorProfileRoute: 55,
  UnsentEntryRoute: 58,
  SecurityRoute: 46,
  DataRoute: 55,
};

describe('what a page weighs', () => {
  it('leaves the frame at 160 kB at most', () => {
    expect(weights.frame).toBeGreaterThan(100);
    // What stands around the pages of the signed-in is of it.
    expect(weights.signedIn).toBeLessThanOrEqual(160);
  });

  it('is 40 kB at most beyond the frame, but for those that are named', () => {
    expect(weights.routes.filter(({ kB, screen }) => kB > (tooHeavy[screen] ?? 40))).toEqual([]);
  });

  it('names no page that is light by now', () => {
    const heavy = new Set(weights.routes.filter(({ kB }) => kB > 40).map(({ screen }) => screen));
    expect(Object.keys(tooHeavy).filter((screen) => !heavy.has(screen))).toEqual([]);
  });

  it('is known of every page that is fetched', () => {
    const folder = join(root, 'apps/web/src/routes');
    const fetched = readdirSync(folder)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap(screensOf);
    const weighed = weights.routes.map(({ screen }) => screen);
    // It asks, over any page, whether somebody wants to sign out; only then is it fetched.
    const missing = fetched.filter((screen) => !weighed.includes(screen) && screen !== 'SignOutQuestion');
    expect(missing).toEqual([]);
    const table = readFileSync(join(folder, 'routes.tsx'), 'utf8');
    expect(routesOfApp()).toHaveLength(table.match(/lazyRoute\(/g)?.length ?? 0);
  });
});
