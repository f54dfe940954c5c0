import { describe, expect, it } from '@jest/globals';
import { ownRules } from '../vite/own-rules';

describe('what a stylesheet has beyond another', () => {
  it('are its rules that are not there in the same place', () => {
    const other =
      '@layer a,b;.one{color:red}@layer a{.two{margin:0}@media (min-width:1px){.two{margin:1px}}}';
    expect(ownRules('.one{color:red}', other)).toBe('');
    expect(ownRules('@layer a{.two{margin:0}.three{margin:0}}', other)).toBe('@layer a{.three{margin:0}}');
    expect(ownRules('@layer b{.two{margin:0}}', other)).toBe('@layer b{.two{margin:0}}');
    expect(ownRules('@layer a{@media (min-width:1px){.two{margin:1px}.two{margin:2px}}}', other)).toBe(
      '@layer a{@media (min-width:1px){.two{margin:2px}}}',
    );
  });

  it('are blocks that hold no rules as a whole, and signs within quotes are words', () => {
    const moves = '@keyframes turn{to{rotate:1turn}}';
    expect(ownRules(`${moves}.one:after{content:"}"}.two{color:red}`, moves)).toBe(
      '.one:after{content:"}"}.two{color:red}',
    );
    expect(ownRules(moves, '')).toBe(moves);
  });
});
