import { describe, expect, it } from '@jest/globals';
import { planned } from '../areas/planned/pages';
import { routes } from '../areas/planned/routes';
import { furtherNavigation, navigationOf, secondaryNavigation } from './navigation';
import { allTables } from './routes';

const roles = ['PATIENT', 'DOCTOR', 'ADMIN'] as const;

const addresses = new Set([
  ...(routes.dashboard ?? []).map(({ path }) => path),
  ...Object.keys(planned).map((tab) => `/dashboard/admin?tab=${tab}`),
]);

describe('the menus', () => {
  it.each(roles)('mark the pages that are not there yet, and no other, for the role %s', (role) => {
    const items = [...navigationOf(role), ...furtherNavigation(role), ...secondaryNavigation()];
    const marked = items.filter(({ isComing }) => isComing).map(({ href }) => href);
    expect(marked).toEqual(items.map(({ href }) => href).filter((href) => addresses.has(href)));
  });

  it('leaves out pages of oneself while acting for another', async () => {
    const tables = await allTables();
    const usable = tables
      .flatMap(({ dashboard = [], open = [] }) => [
        ...dashboard.filter(({ isForPatients }) => isForPatients === true),
        ...open,
      ])
      .map(({ path }) => path);
    const items = [
      ...navigationOf('PATIENT', true),
      ...furtherNavigation('PATIENT'),
      ...secondaryNavigation(true),
    ];
    expect(items.map(({ href }) => href).filter((href) => !usable.includes(href))).toEqual([]);
    // Nothing is left out that could be used.
    const all = [...navigationOf('PATIENT'), ...secondaryNavigation()].map(({ href }) => href);
    const left = all.filter((href) => !items.some((item) => item.href === href));
    expect(left.filter((href) => usable.includes(href))).toEqual([]);
  });

  it('lead a patient to their emergency contacts, and everybody to knowledge and help', () => {
    expect(furtherNavigation('PATIENT').map(({ href }) => href)).toEqual([
      '/dashboard/profile/emergency-contacts',
      '/knowledge-hub',
      '/help',
    ]);
    expect(furtherNavigation('ADMIN').map(({ href }) => href)).toEqual(['/knowledge-hub', '/help']);
  });
});
