import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { applyTheme, readTheme } from './theme';
import { themes } from './ui-slice';

const script = readFileSync('apps/web/public/theme.js', 'utf8');
const shown = () => document.documentElement.dataset.theme;

/** Makes the system report some of the media features. */
function systemWants(...features: string[]) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ matches: features.some((feature) => query.includes(feature)) }) as MediaQueryList,
    );
}
afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const systems = [[], ['dark'], ['contrast'], ['dark', 'contrast']];
const cases = [...themes, 'nonsense', null].flatMap((stored) => systems.map((wants) => ({ stored, wants })));

describe('the theme', () => {
  it.each(cases)(
    'stored as $stored, system wanting $wants, is the same before and after the app',
    (given) => {
      systemWants(...given.wants);
      if (given.stored !== null) window.localStorage.setItem('theme', given.stored);
      new Function(script)();
      const before = shown();
      applyTheme(readTheme(window.localStorage));
      expect(shown()).toBe(before);
      expect(before).toMatch(/^(light|dark|high-contrast)$/);
    },
  );

  it('is the system where nothing was chosen', () => {
    systemWants('dark');
    applyTheme(readTheme(window.localStorage));
    expect(shown()).toBe('dark');
  });
});
