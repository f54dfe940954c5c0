// areas: account
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { accountsOf } from '../../../../test/accounts';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { verifyAudit } from '../../../kernel/audit/verify';

let api: TestApi;
let accounts: ReturnType<typeof accountsOf>;
const lines: { event?: string; operation?: string; requestId?: string; msg: string }[] = [];
beforeAll(async () => {
  api = await startApi({ TRUST_PROXY: '1' });
  accounts = accountsOf(api, () => '198.51.100.7');
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  api.context.log = pino({ level: 'debug' }, sink);
});
afterAll(() => api.close());

const events = () => lines.filter(({ msg }) => msg === 'security').map(({ event }) => event);
const trailOf = async (who: Pick<Person, 'token'>) =>
  (await api.ask.get('/patients/access-log').set(by(who)).expect(200)).body.data as {
    operation: string;
    action: string;
    recordType: string;
    recordIds: string[];
    actor: object;
  }[];

describe('an attempt to get round the walls', () => {
  it('by wrong passwords is told in the log, and a lock to the owner too', async () => {
    const owner = await api.signedIn();
    lines.length = 0;
    for (let time = 0; time < 10; time += 1) await accounts.signIn(owner.email, 'not it').expect(401);
    expect(events()).toEqual([...Array(10).fill('sign-in-refused'), 'sign-in-locked']);
    expect(lines.find(({ event }) => event === 'sign-in-locked')).toMatchObject({
      operation: 'signIn',
      requestId: expect.stringMatching(/^[\w-]{8,64}$/),
    });
    const [entry, ...others] = (await trailOf(owner)).filter(({ operation }) => operation === 'lockSignIn');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'change',
      recordType: 'session',
      actor: { name: null, role: 'SYSTEM', isSelf: false },
    });
  });

  it('for an address that nobody has is told alike, and leaves a trail of nobody', async () => {
    lines.length = 0;
    for (let time = 0; time < 10; time += 1)
      await accounts.signIn('nobody@nadi.example', 'not it').expect(401);
    expect(events()).toEqual([...Array(10).fill('sign-in-refused'), 'sign-in-locked']);
    expect((await verifyAudit(api.context.db, null)).findings).toEqual([]);
  });

  it('by a refresh token that comes back is told in the log and to the owner, once', async () => {
    const owner = await api.signedIn();
    const other = (await accounts.signIn(owner.email, owner.password).expect(200)).body.data;
    lines.length = 0;
    const next = (await accounts.refresh(owner.refreshToken).expect(200)).body;
    await accounts.me(next).expect(200);
    await accounts.refresh(owner.refreshToken).expect(401);
    await accounts.refresh(owner.refreshToken).expect(401);
    expect(events()).toEqual(['session-stolen']);
    const found = (await trailOf(other)).filter(({ operation }) => operation === 'endStolenSession');
    expect(found).toEqual([
      expect.objectContaining({ recordType: 'session', recordIds: [expect.any(String)] }),
    ]);
  });

  it('is told without whom it was about, from where, and by which secret', async () => {
    const all = JSON.stringify(lines);
    expect(all).toContain('security');
    expect(all).not.toMatch(/@nadi|198\.51\.100\.7|not it/);
  });
});
