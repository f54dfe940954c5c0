import { describe, expect, it } from '@jest/globals';
import { matchPath } from 'react-router-dom';
import { ownedPages } from '../vite/page-modules';
import { tableAddresses } from './table-addresses';

/** Finds an owner as the app does. */
const ownerAt = (addresses: ReturnType<typeof tableAddresses>, path: string, fallback = 'app') =>
  addresses.find(({ address }) => matchPath({ path: address, end: false }, path))?.owner ?? fallback;

describe('the addresses by which a table is found', () => {
  it('are one for an area with many pages, the shortest that nobody else has', () => {
    const pages = ['/auth/login', '/auth/register', '/auth/reset/:token'].map((path) => ({
      path,
      owner: 'identity',
    }));
    expect(tableAddresses(pages, 'app')).toEqual([{ address: '/', owner: 'identity' }]);
  });

  it('name the pages of an area below those of another', () => {
    const pages = [
      { path: '/dashboard', owner: 'app' },
      { path: '/dashboard/profile', owner: 'app' },
      { path: '/dashboard/profile/contacts', owner: 'profile' },
      { path: '/dashboard/visits', owner: 'visits' },
      { path: '/dashboard/visits/:id', owner: 'visits' },
      { path: '/dashboard/visits/:id/notes', owner: 'records' },
      { path: '/dashboard/visits/calendar', owner: 'appointments' },
    ];
    const addresses = tableAddresses(pages, 'app');
    for (const { path, owner } of pages)
      expect([path, ownerAt(addresses, path.replace(':id', '7'))]).toEqual([path, owner]);
    expect(ownerAt(addresses, '/dashboard/nothing')).toBe('app');
    expect(addresses).toHaveLength(4);
  });

  it('lead to the table of every page of the app', () => {
    const pages = ownedPages();
    const addresses = tableAddresses(pages, 'app');
    expect(pages.length).toBeGreaterThan(20);
    const wrong = pages.filter(({ path, owner }) => ownerAt(addresses, path) !== owner);
    expect(wrong).toEqual([]);
    expect(addresses.length).toBeLessThan(pages.length);
  });
});
