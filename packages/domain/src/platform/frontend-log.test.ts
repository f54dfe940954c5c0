import { describe, expect, it } from '@jest/globals';
import { cutAddress, longestMessage, plainMessage, withoutControls } from './frontend-log';

describe('the address of a page', () => {
  it.each([
    ['https://nadi.example/search?q=diabetes#asha', 'https://nadi.example/search'],
    ['https://nadi.example/auth/reset-password#token=secret', 'https://nadi.example/auth/reset-password'],
    ['https://asha:secret@nadi.example/a', 'https://nadi.example/a'],
    ['/vital-signs/0198F000-0000-7000-8000-000000000101/edit', '/vital-signs/{id}/edit'],
    ['/people/asha@nadi.example/x', '/people/{address}/x'],
    ['/people/asha%40nadi.example', '/people/{address}'],
    ['/readings/142', '/readings/{number}'],
    ['/a\n/b', '/a /b'],
    ['?only=query', ''],
    ['not an address at all', 'not an address at all'],
  ])('%j is %j', (address, cut) => {
    expect(cutAddress(address)).toBe(cut);
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
    ['two\r\nlines\u2028of\u0000one', 'two lines of one'],
  ])('%j is %j', (message, plain) => {
    expect(plainMessage(message)).toBe(plain);
  });

  it('keeps places in code, durations and the paths of requests', () => {
    const helpful = 'TypeError at ReadingsRoute-Dk3b1x.js:1:2040 GET /api/v1/vital-signs took 1840 ms';
    expect(plainMessage(helpful)).toBe(helpful);
    expect(plainMessage('GET /api/v1/vital-signs/0198f000-0000-7000-8000-000000000101?type=pulse')).toBe(
      'GET /api/v1/vital-signs/{id}',
    );
  });

  it('is never empty nor longer than it may be, and is found quickly in what is made to be slow', () => {
    expect(plainMessage('\n')).toBe('-');
    for (const text of ['"'.repeat(50_000), 'a@'.repeat(25_000), "'".repeat(50_000), '.js:1'.repeat(9_000)]) {
      const began = performance.now();
      expect(plainMessage(text).length).toBeLessThanOrEqual(longestMessage);
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});

it('has no half of a character, which no database keeps', () => {
  expect(withoutControls('a\ud83db')).toBe('a b');
  expect(withoutControls('river 🌊')).toBe('river 🌊');
});
