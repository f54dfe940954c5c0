import { describe, expect, it } from '@jest/globals';
import { originOf, readNavigation } from './navigation';

const event = (detail: unknown) => new CustomEvent('navigate', { detail });

describe('a navigate event', () => {
  it('names a path of the app', () => {
    expect(readNavigation(event({ path: '/dashboard?x=1' }))).toEqual({ path: '/dashboard?x=1' });
  });

  it.each([
    ['//evil.example'],
    ['/\\evil.example'],
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

  it.each([
    [null],
    [{}],
    [{ from: null }],
    [{ from: { pathname: '//evil.example' } }],
    [{ from: '/dashboard' }],
  ])('is none in %j', (state) => {
    expect(originOf(state)).toBeNull();
  });
});
