import { describe, expect, it } from '@jest/globals';
import { originOf, pathOf, readNavigation } from './navigation';

const event = (detail: unknown) => new CustomEvent('navigate', { detail });

describe('a navigate event', () => {
  it('names a path of the app', () => {
    expect(readNavigation(event({ path: '/dashboard?x=1' }))).toEqual({ path: '/dashboard?x=1' });
  });

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['/\r\\evil.example'],
    ['\t//evil.example'],
    ['https://evil.example'],
    ['javascript:alert(1)'],
    [undefined],
    [7],
  ])('that names %s goes nowhere', (path) => {
    expect(readNavigation(event({ path }))).toBeNull();
  });

  it('without detail goes nowhere', () => {
    expect(readNavigation(new Event('navigate'))).toBeNull();
    expect(readNavigation(event(null))).toBeNull();
  });
});

describe('the place a person came from', () => {
  it('is read from the history entry', () => {
    const from = { pathname: '/dashboard', search: '?a=1', hash: '' };
    expect(originOf({ from })).toEqual(from);
  });

  it('is one that a navigate event follows, so that signing in never stays where it is', () => {
    const parts = ['', '/', '//a', '/\\a', '/\t/a', '?a', '/a', '#a', '\n', 'a', '?\t', '/a?b'];
    const followed = new Set<boolean>();
    for (const pathname of parts)
      for (const search of parts)
        for (const hash of parts) {
          const place = originOf({ from: { pathname, search, hash } });
          if (!place) continue;
          const path = pathOf(place);
          followed.add(readNavigation(event({ path }))?.path === path);
          expect(new URL(path, 'https://nadi.example').host).toBe('nadi.example');
        }
    expect([...followed]).toEqual([true]);
  });

  it.each([
    [null],
    [{}],
    [{ from: null }],
    [{ from: { pathname: '//evil.example' } }],
    [{ from: '/dashboard' }],
    [{ from: { pathname: '/\t/evil.example' } }],
    [{ from: { pathname: '/', search: '/evil.example' } }],
    [{ from: { pathname: '/dashboard', search: '\n' } }],
    [{ from: { pathname: '/dashboard', hash: 'x' } }],
    [{ from: { pathname: '/dashboard', search: 7 } }],
    [{ from: { pathname: ['/dashboard'] } }],
    [{ from: { pathname: '/dashboard', search: ['?a'] } }],
  ])('is none in %j', (state) => {
    expect(originOf(state)).toBeNull();
  });
});
