import { expect, it } from '@jest/globals';
import { allTables } from '../../../../generated/personal-data';
import { readme } from '../archive/readme';

it('the README of an export says what of visits is in the export of others, and what stays after an erasure', () => {
  const text = readme(new Date('2026-11-20T09:00:00Z'), allTables);
  expect(text).toContain('- The visits that you had as a doctor, with the notes that you wrote');
  expect(text).toMatch(/A note that a doctor signed is a medical record: .* for 3 years/);
  expect(text).not.toMatch(/undefined|null/);
});
