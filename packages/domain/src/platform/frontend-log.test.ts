import { describe, expect, it } from '@jest/globals';
import { cutAddress, longestMessage, plainMessage, withoutControls } from './frontend-log';

const patterns = [
  '/',
  '/search',
  '/auth/reset-password',
  '/dashboard/vital-signs/:id/edit',
  '/dashboard/consents/:id',
  '/dashboard/consents/new',
  '/api/v1/vital-signs',
  '/api/v1/vital-signs/{id}',
];

describe('the address of a page', () => {
  it.each([
    ['https://nadi.example/search?q=diabetes#asha', 'https://nadi.example/search'],
    ['https://nadi.example/auth/reset-password#token=secret', 'https://nadi.example/auth/reset-password'],
    ['https://asha:secret@nadi.example/search', 'https://nadi.example/search'],
    ['/dashboard/vital-signs/0198F000-0000-7000-8000-000000000101/edit', '/dashboard/vital-signs/{id}/edit'],
    ['/dashboard/consents/asha@nadi.example', '/dashboard/consents/{id}'],
    ['/dashboard/consents/new', '/dashboard/consents/new'],
    ['/dashboard/consents/new/', '/dashboard/consents/new'],
    ['/bp-182-121', '/{unknown}'],
    ['/dashboard/consents/+919876543210/bp-182-121', '/{unknown}'],
    ['https://nadi.example/asha-rao-has-diabetes', 'https://nadi.example/{unknown}'],
    ['https://nadi.example', 'https://nadi.example'],
    ['https://nadi.example/', 'https://nadi.example/'],
    ['/sea\nrch', '/{unknown}'],
    ['?only=query', ''],
    ['not an address at all', '/{unknown}'],
  ])('%j is %j', (address, cut) => {
    expect(cutAddress(address, patterns)).toBe(cut);
  });
});

describe('a message', () => {
  it.each([
    [
      'Unexpected token \'A\', "Asha Rao has 142 mg/dL" is not valid JSON',
      'Unexpected token …, … is not valid JSON',
    ],
    ['systolic 142.5/93 on 2026-11-20T07:10', 'systolic # on #T#'],
    ['ಒತ್ತಡ ೧೪೨', 'ಒತ್ತಡ #'],
    ['mail to asha@nadi.example failed', 'mail to … failed'],
    ['id 0198f000-0000-7000-8000-000000000101 is gone', 'id {id} is gone'],
    ["the reader's page can't be drawn", "the reader's page can't be drawn"],
    ['cut "in the middle of 142', 'cut …'],
    ["read 'it's private text' tail", 'read … tail'],
    ['read "he said "private" to her" tail', 'read … tail'],
    ['read "it took 5 ms in private" tail', 'read … tail'],
    [
      'from https://nadi.example/bp-182-121 to /9876543210',
      'from https://nadi.example/{unknown} to /{unknown}',
    ],
    ['two\r\nlines\u2028of\u0000one', 'two lines of one'],
  ])('%j is %j', (message, plain) => {
    expect(plainMessage(message, patterns)).toBe(plain);
  });

  it('keeps places in code, durations and the paths of requests', () => {
    const helpful = 'TypeError at ReadingsRoute-Dk3b1x.js:1:2040 GET /api/v1/vital-signs took 1840 ms';
    expect(plainMessage(helpful, patterns)).toBe(helpful);
    expect(
      plainMessage('GET /api/v1/vital-signs/0198f000-0000-7000-8000-000000000101?type=pulse', patterns),
    ).toBe('GET /api/v1/vital-signs/{id}');
  });

  it('is never empty nor longer than it may be, and is found quickly in what is made to be slow', () => {
    expect(plainMessage('\n', patterns)).toBe('-');
    for (const text of ['"'.repeat(50_000), 'a@'.repeat(25_000), "'".repeat(50_000), '.js:1'.repeat(9_000)]) {
      const began = performance.now();
      expect(plainMessage(text, patterns).length).toBeLessThanOrEqual(longestMessage);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});

it('has no half of a character, which no database keeps', () => {
  expect(withoutControls('a\ud83db')).toBe('a b');
  expect(withoutControls('river 🌊')).toBe('river 🌊');
});
