import { describe, expect, it } from '@jest/globals';
import { isOfServer, isTransient, messageFor, NoAnswerError, serverMessageOr, toProblem } from './problems';

describe('what a toast says of a failed request', () => {
  it.each([
    [{ status: 500, message: 'A stack trace' }, 'Server error. Please try again later.'],
    [{ status: 503 }, 'Server error. Please try again later.'],
    [{ status: 403, message: 'No' }, 'You do not have permission to perform this action.'],
    [{ status: 404, message: 'No' }, 'Resource not found.'],
    [{ status: 409, message: 'This was already done.' }, 'This was already done.'],
    [new NoAnswerError('unreachable'), 'We could not reach the server. Check your connection and try again.'],
    [new Error('the request said so'), 'the request said so'],
    [{ status: 418 }, 'An unknown error occurred'],
    [undefined, 'An unknown error occurred'],
    ['a page of HTML', 'An unknown error occurred'],
  ])('%j', (error, words) => {
    expect(messageFor(error)).toBe(words);
  });
});

describe('what a workflow says of its failure', () => {
  it('prefers the words of the server', () => {
    expect(serverMessageOr({ status: 401, message: 'Not right.' }, 'Login failed')).toBe('Not right.');
  });

  it('falls back to what was tried', () => {
    expect(serverMessageOr(new NoAnswerError('timeout'), 'Login failed')).toBe('Login failed');
  });
});

describe('whether it may succeed later', () => {
  it.each([
    [new NoAnswerError('unreachable'), true],
    [{ status: 503 }, true],
    [{ status: 429 }, true],
    [{ status: 401 }, false],
    [{ status: 422 }, false],
  ])('%j: %s', (error, expected) => {
    expect(isTransient(error)).toBe(expected);
  });
});

describe('whether the server itself refused', () => {
  it.each([
    [{ type: '/docs/errors#forbidden', status: 403 }, true],
    [{ type: 'https://api.nadi.example/docs/errors#not-found', status: 404 }, true],
    [{ type: 'about:blank', status: 403 }, false],
    [{ type: 'https://waf.example/errors#blocked', status: 403 }, false],
    [{ status: 403 }, false],
    [null, false],
    [new NoAnswerError('unreachable'), false],
  ])('%j: %s', (error, expected) => {
    expect(isOfServer(error)).toBe(expected);
  });
});

it('keeps the faults of the fields and the present version', () => {
  const errors = [{ pointer: '/body/systolic', message: 'must be at most 300', code: 'maximum' }];
  expect(toProblem({ status: 412, errors, current: { version: 2 } })).toMatchObject({
    errors,
    current: { version: 2 },
  });
});
