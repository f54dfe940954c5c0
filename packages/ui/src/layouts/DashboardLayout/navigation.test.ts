import { describe, expect, it } from '@jest/globals';
import { Circle } from 'lucide-react';
import { activeHref } from './navigation';

const item = (href: string, isExact = false) => ({ href, label: href, icon: Circle, isExact });
const items = [
  item('/dashboard', true),
  item('/dashboard/medical-records'),
  item('/dashboard/medical-records/upload'),
  item('/dashboard/family'),
  item('/dashboard/admin?tab=users'),
];

describe('activeHref', () => {
  it.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/family', '/dashboard/family'],
    ['/dashboard/family/asha', '/dashboard/family'],
    ['/dashboard/family?sort=age', '/dashboard/family'],
    ['/dashboard/medical-records', '/dashboard/medical-records'],
    ['/dashboard/medical-records/upload', '/dashboard/medical-records/upload'],
    ['/dashboard/admin?tab=users', '/dashboard/admin?tab=users'],
  ])('at %s it is %s', (path, expected) => {
    expect(activeHref(items, path)).toBe(expected);
  });

  it.each(['/dashboard/family-tree', '/dashboard/settings', '/'])('at %s it is none', (path) => {
    expect(activeHref(items, path)).toBeUndefined();
  });
});
