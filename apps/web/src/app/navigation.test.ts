import { describe, expect, it } from '@jest/globals';
import { furtherNavigation, navigationOf, secondaryNavigation } from './navigation';
import { allTables } from './routes';

const roles = ['PATIENT', 'DOCTOR', 'ADMIN'] as const;

describe('the menus', () => {
  it.each(roles)('lead to pages that the role %s may open', async (role) => {
    const tables = await allTables();
    const there = tables.flatMap(({ dashboard = [], open = [] }) => [
      ...dashboard.filter(({ roles: allowed }) => allowed === 'all' || allowed.includes(role)),
      ...open,
    ]);
    const items = [...navigationOf(role), ...furtherNavigation(role), ...secondaryNavigation()];
    const known = there.map(({ path }) => path);
    expect(items.map(({ href }) => href.split('?')[0]).filter((path) => !known.includes(path ?? ''))).toEqual(
      [],
    );
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
