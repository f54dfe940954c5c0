// areas: identity, vital-signs
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { by, once, startApi, type TestApi } from './api';

let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  api = await startApi();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  api.context.log = pino({ level: 'debug' }, sink);
});
afterAll(() => api.close());

/** Plain marks that must not be found in any line. */
const canary = {
  email: 'canary-address@nadi.example',
  password: 'canary password of a test',
  note: 'canary-note-about-health',
  query: 'canary-in-query',
};

describe('the log', () => {
  it('has a line for each request and no value of any', async () => {
    const person = await api.signedIn();
    const reading = {
      type: 'pulse',
      unit: '/min',
      value: 72,
      measuredAt: '2026-11-19T08:00:00+05:30',
      note: canary.note,
    };
    await api.ask.post('/auth/patient-signup').send({
      firstName: 'C',
      lastName: 'N',
      email: canary.email,
      password: canary.password,
      acceptTerms: true,
    });
    await api.ask.post('/auth/login').send({ email: canary.email, password: canary.password });
    await api.ask.post('/auth/login').send({ email: canary.email, password: `${canary.password} wrong` });
    await api.ask.post('/auth/verify-email').send({ token: 'canary-token-of-a-mail' });
    await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once() })
      .send(reading)
      .expect(201);
    await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once() })
      .send({ ...reading, systolic: 'x' })
      .expect(422);
    await api.ask.get(`/vital-signs?type=${canary.query}`).set(by(person)).expect(422);
    await api.ask.get(`/${canary.query}`).expect(404);

    const all = lines.join('');
    expect(lines.length).toBeGreaterThanOrEqual(8);
    expect(all).toContain('"operation":"recordVitalSign"');
    expect(all).not.toContain('canary');
    expect(all).not.toContain(person.token);
    expect(all).not.toContain(person.refreshToken);
  });

  it('tells of an error of the database its statement and code, not its values', async () => {
    lines.length = 0;
    const person = await api.signedIn();
    const { write } = api.context.db;
    api.context.db.write = () => {
      const driver = Object.assign(new Error('invalid input: "canary-value"'), { code: '22P02' });
      const orm = Object.assign(new Error('Failed query: insert ... params: canary-value'), {
        query: 'insert into "vital_signs" values ($1)',
        params: ['canary-value'],
        cause: driver,
      });
      return Promise.reject(orm);
    };
    const reading = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-19T08:00:00+05:30' };
    const { text } = await api.ask
      .post('/vital-signs')
      .set({ ...by(person), ...once() })
      .send(reading)
      .expect(500);
    api.context.db.write = write;
    const all = lines.join('');
    expect(all).toContain('22P02');
    expect(all).toContain('insert into');
    expect(all + text).not.toContain('canary');
  });
});
