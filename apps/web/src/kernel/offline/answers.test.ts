import { describe, expect, it } from '@jest/globals';
import { change, deletion, reading, recording } from '../../../test/writes';
import { type Answer, classifyAnswer } from './answers';

const problem = (status: number, slug = 'kind', more: object = {}): Answer => ({
  status,
  body: { type: `/docs/errors#${slug}`, status, message: 'In words.', ...more },
  retryAfter: null,
});
const classified = (answer: Answer, intent = change()) => classifyAnswer(intent, answer);

describe('what an answer means for an entry', () => {
  it.each([200, 201])('%i: the server has it', (status) => {
    const answer = { status, body: { success: true, data: { id: 'x', version: 2 } }, retryAfter: null };
    expect(classified(answer)).toEqual({ kind: 'taken', data: { id: 'x', version: 2 } });
  });

  it.each([408, 500, 502, 503, 504])('%i: it goes later', (status) => {
    expect(classified({ ...problem(status), retryAfter: 7 })).toEqual({
      kind: 'later',
      retryAfter: 7,
      why: 'unreachable',
    });
  });

  it('429: it goes when the server says', () => {
    const answer = { ...problem(429), retryAfter: 30 };
    expect(classified(answer)).toEqual({ kind: 'later', retryAfter: 30, why: 'busy' });
  });

  it('401: someone has to sign in', () => {
    expect(classified(problem(401))).toEqual({ kind: 'signed-out' });
  });

  it('403 of someone else who has signed in meanwhile: it waits for its owner', () => {
    const answer = { ...problem(403, 'another-account'), isOfSession: true };
    expect(classified(answer)).toEqual({ kind: 'signed-out' });
  });

  it('409 of an earlier try that is still running: it goes in a second', () => {
    expect(classified(problem(409, 'still-running'))).toEqual({ kind: 'later', retryAfter: 1, why: 'busy' });
  });

  it.each([409, 412])('%i: the person decides, with how it stands now', (status) => {
    const current = { id: 'x', version: 4 };
    expect(classified(problem(status, 'conflict', { current }))).toMatchObject({ kind: 'conflict', current });
  });

  it('404 where it was to be changed: it was deleted elsewhere, and the person decides', () => {
    expect(classified(problem(404))).toMatchObject({ kind: 'conflict', current: null });
  });

  it('404 where it was to be deleted: it is gone', () => {
    expect(classified(problem(404), deletion())).toEqual({ kind: 'taken', data: null });
  });

  it('404 where its name was never known here: it may stand there, and nothing is taken for done', () => {
    const nameless = { operation: 'deleteVitalSign', id: null, read: { ...reading, version: 0 } } as const;
    expect(classified(problem(404), deletion({ write: nameless }))).toMatchObject({
      kind: 'refused',
      status: 404,
    });
  });

  it.each([400, 403, 404, 413, 415, 422])('%i: the server will not take it, and says why', (status) => {
    const errors = [{ pointer: '/body/value', message: 'Too high.', code: 'maximum' }];
    expect(classified(problem(status, 'unprocessable', { errors }), recording())).toMatchObject({
      kind: 'refused',
      status,
      message: 'In words.',
      errors,
    });
  });

  it.each([null, '<html>', {}, { data: 1 }])('a body that says nothing (%j) is no reason to fail', (body) => {
    expect(classified({ status: 422, body, retryAfter: null })).toMatchObject({
      kind: 'refused',
      errors: [],
    });
    expect(classified({ status: 200, body, retryAfter: null })).toMatchObject({ kind: 'taken' });
  });
});
