import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { operations, type Role } from '@nadi/contract/operations';
import express from 'express';
import request from 'supertest';
import { type Handlers, notImplemented } from './handlers';
import { createRouter } from './router';

const none = Object.fromEntries(
  Object.keys(operations).map((id) => [id, notImplemented]),
) as unknown as Handlers<unknown>;

function serve(handlers: Handlers<unknown>) {
  const authenticate = async (token: string) => ({ role: token as Role });
  const app = express();
  app.use(
    '/api/v1',
    createRouter({ handlers, authenticate, createContext: (call) => call, validateAnswers: true }),
  );
  return request(app);
}

describe('an answer that streams', () => {
  const zip = (content: Readable, length: number) =>
    serve({
      ...none,
      exportAccount: async () => ({
        body: { length, content },
        contentType: 'application/zip',
        headers: { 'Content-Disposition': 'attachment' },
      }),
    })
      .get('/api/v1/account/export')
      .set({ Authorization: 'Bearer PATIENT' })
      .buffer(true);

  it('arrives with its length', async () => {
    const { headers, text } = await zip(Readable.from([Buffer.from('first '), Buffer.from('second')]), 12);
    expect([headers['content-length'], text]).toEqual(['12', 'first second']);
  });

  it('cuts the connection where it breaks off, so that nobody takes it for whole', async () => {
    const broken = async function* () {
      yield Buffer.from('first ');
      throw new Error('gone');
    };
    await expect(zip(Readable.from(broken()), 12)).rejects.toThrow(/aborted|hang up/);
  });
});
