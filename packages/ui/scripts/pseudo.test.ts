import { describe, expect, it } from '@jest/globals';
import { pseudoMessage, pseudoText } from './pseudo';

describe('the language of the catalogue', () => {
  it('makes each text longer by about two fifths, readable and bounded', () => {
    expect(pseudoText('Sign in')).toBe('[Šîĝñ îñ ~]');
    const long = 'Enter your e-mail address in full, for example name@example.in.';
    expect(pseudoText(long).length / long.length).toBeCloseTo(1.4, 1);
  });

  it('leaves alone what is put in, and does not count it', () => {
    expect(pseudoText('{name} of {product}')).toBe('[{name} öf {product} ~]');
  });

  it('translates each case of a plural and keeps what it hangs on', () => {
    const message = [
      {
        declarations: ['input count'],
        selectors: ['n'],
        match: { 'n=one': 'A day', 'n=other': '{count} days' },
      },
    ];
    expect(pseudoMessage(message)).toEqual([
      { ...message[0], match: { 'n=one': '[Å đåÿ ~]', 'n=other': '[{count} đåÿš ~]' } },
    ]);
  });
});
