import { describe, expect, it } from '@jest/globals';
import { everyPage, firstPages, leftOut } from './lighthouse-pages';
import { routesOfApp } from './routes';

const walked = new Set(Object.values(everyPage).map(({ path }) => path));

describe('the pages that Lighthouse looks at', () => {
  it('are all that the app has an address for, on the way in and of the signed-in', () => {
    const known = routesOfApp()
      .map(({ path }) => path)
      .filter((path) => /^\/(auth|dashboard)/.test(path) && !leftOut.includes(path));
    expect(known.length).toBeGreaterThan(15);
    expect(known.filter((path) => !walked.has(path))).toEqual([]);
  });

  it('are seen by each of the three roles', () => {
    const rolesAt = (path: string) =>
      Object.values(everyPage)
        .filter((page) => page.path === path)
        .map(({ role }) => role)
        .sort();
    expect(rolesAt('/dashboard/settings')).toEqual(['ADMIN', 'DOCTOR', 'PATIENT']);
    expect(rolesAt('/dashboard')).toEqual(['ADMIN', 'DOCTOR', 'PATIENT']);
  });

  it('have the first of them among all', () => {
    expect(Object.keys(everyPage)).toEqual(expect.arrayContaining(Object.keys(firstPages)));
  });
});
