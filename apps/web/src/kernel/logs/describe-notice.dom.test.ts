import { describe, expect, it } from '@jest/globals';
import { describeNotice } from './describe-notice';

const stack = (name: string) =>
  `${name}: canary 142/93\n    at draw (https://nadi.example/assets/ReadingsRoute-Dk3b1x.js:1:2040)\n    at https://nadi.example/assets/index-A1.js:9:1`;
const failed = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, cause === undefined ? {} : { cause }), { name, stack: stack(name) });
const places = 'at ReadingsRoute-Dk3b1x.js:1:2040 at index-A1.js:9:1';

describe('what is logged of an error', () => {
  it('is its name and where it came from, with the id that the screen shows', () => {
    expect(
      describeNotice({ error: failed('OwnError', 'Asha has canary 142/93'), errorId: '5f0c19ae' }),
    ).toEqual({
      level: 'error',
      message: `OwnError ${places}`,
      errorId: '5f0c19ae',
    });
  });

  it('is what the engine says, but not what that quotes', () => {
    const error = failed('SyntaxError', 'Unexpected token \'c\', "canary 142" is not valid JSON');
    expect(describeNotice({ error })?.message).toBe(
      `SyntaxError: Unexpected token …, … is not valid JSON ${places}`,
    );
  });

  it('is the number of an error of React, and no argument of it', () => {
    const error = failed(
      'Error',
      'Minified React error #31; visit https://react.dev/errors/31?args[]=canary',
    );
    expect(describeNotice({ error })?.message).toBe(`Error React error #31 ${places}`);
  });

  it('is its cause too', () => {
    const { message } =
      describeNotice({ error: failed('OwnError', 'x', failed('DataError', 'canary')) }) ?? {};
    expect(message).toBe(`OwnError ${places} because of DataError ${places}`);
  });

  it.each([
    ['canary 142/93', 'thrown string'],
    [{ systolic: 142 }, 'thrown object'],
    [null, 'thrown null'],
  ])('is only its type where %j was thrown', (error, message) => {
    expect(describeNotice({ error })).toEqual({ level: 'error', message });
  });
});

describe('what is logged of an event', () => {
  it('is the error that nobody caught', () => {
    const event = new ErrorEvent('error', { error: failed('TypeError', 'x is undefined') });
    expect(describeNotice(event)?.message).toBe(`Uncaught TypeError: x is undefined ${places}`);
  });

  it('is the reason that nobody handled', () => {
    const event = Object.assign(new Event('unhandledrejection'), { reason: failed('OwnError', 'canary') });
    expect(describeNotice(event)).toEqual({ level: 'error', message: `Uncaught OwnError ${places}` });
  });

  it('is what the browser says where it gives no error', () => {
    expect(describeNotice(new ErrorEvent('error', { message: 'Script error.' }))?.message).toBe(
      'Uncaught Script error.',
    );
  });

  it('is nothing where somebody only went on to another page', () => {
    const reason = new DOMException('left', 'AbortError');
    expect(describeNotice(Object.assign(new Event('unhandledrejection'), { reason }))).toBeNull();
  });
});
