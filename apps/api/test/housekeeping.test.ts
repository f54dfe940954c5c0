// database: both
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { allSweeps } from '../generated/sweeps';
import { emailVerifications } from '../src/areas/identity/tables/email-verifications';
import { passwordResets } from '../src/areas/identity/tables/password-resets';
import { refreshTokens } from '../src/areas/identity/tables/refresh-tokens';
import { sessions } from '../src/areas/identity/tables/sessions';
import { signInGuards } from '../src/areas/identity/tables/sign-in-guards';
import { passkeyChallenges } from '../src/areas/identity/tables/two-step';
import { patientProfiles } from '../src/areas/vital-signs/tables/patient-profiles';
import { housekeeping, sweepOnce } from '../src/kernel/jobs/housekeeping';
import type { Sweep } from '../src/kernel/jobs/sweep';
import { auditEntries } from '../src/kernel/tables/audit';
import { idempotencyKeys } from '../src/kernel/tables/idempotency-keys';
import { rateWindows } from '../src/kernel/tables/rate-windows';
import { users } from '../src/kernel/tables/users';
import { accountsOf } from './accounts';
import { startApi, type TestApi } from './api';
import { days, minutes } from './clock';
import { pulse, readingsOf } from './readings';

let api: TestApi;
let count = 0;
let email: string;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  api = await startApi();
  accounts = accountsOf(api);
});
afterAll(() => api.close());
beforeEach(() => {
  count += 1;
  email = `person-${count}@nadi.example`;
});

const sweep = async () => (await sweepOnce(api.context, allSweeps)).done;
const isKept = async (id: string) =>
  (await api.look((tx) => tx.select().from(users).where(eq(users.id, id)))).length > 0;

describe('accounts whose address is not confirmed', () => {
  it('are gone after seven days with all that hangs on them, and the audit trail says so', async () => {
    const { id } = (await accounts.signUp(email).expect(201)).body.data.user;
    api.clock.advance(days(7) - 1);
    await sweep();
    expect(await isKept(id)).toBe(true);
    api.clock.advance(1);
    expect(await sweep()).toMatchObject({ 'unconfirmed accounts': 1 });
    expect(await isKept(id)).toBe(false);
    for (const [table, person] of [
      [sessions, sessions.userId],
      [patientProfiles, patientProfiles.userId],
      [emailVerifications, emailVerifications.userId],
    ] as const)
      expect(await api.look((tx) => tx.$count(table, eq(person, id)))).toBe(0);
    const entries = await api.look((tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.subjectId, id)),
    );
    expect(entries.at(-1)).toMatchObject({
      actorRole: 'SYSTEM',
      action: 'delete',
      operation: 'eraseAccount',
    });
  });

  it('stay where they were confirmed', async () => {
    await accounts.confirmed(email);
    api.clock.advance(days(8));
    await sweep();
    await accounts.signIn(email).expect(200);
  });
});

describe('an idempotency key', () => {
  it('is forgotten after 90 days', async () => {
    const who = await api.signedIn();
    const { record, list } = readingsOf(api);
    await record(who, pulse, 'key-of-long-ago').expect(201);
    api.clock.advance(days(90) - 1);
    await sweep();
    expect(await api.look((tx) => tx.$count(idempotencyKeys, eq(idempotencyKeys.userId, who.userId)))).toBe(
      1,
    );
    api.clock.advance(1);
    expect(await sweep()).toMatchObject({ 'idempotency keys': 1 });
    const again = (await accounts.signIn(who.email, who.password).expect(200)).body.data;
    await record({ ...who, ...again }, pulse, 'key-of-long-ago').expect(201);
    expect((await list({ ...who, ...again })).pagination.total).toBe(2);
  });
});

describe('what ran out', () => {
  it('goes: tokens, links, challenges, guards and windows; what is good stays', async () => {
    await accounts.confirmed(email);
    await accounts.signIn(email, 'not the password').expect(401);
    await accounts.forgot(email).expect(200);
    const now = api.clock.now();
    await api.context.db.write('keeper', async (tx) => {
      await tx.insert(passkeyChallenges).values({ id: v7(), challenge: 'x', expiresAt: now });
      await tx.insert(rateWindows).values({ key: 'over', count: 1, endsAt: now });
      await tx
        .insert(rateWindows)
        .values({ key: 'under way', count: 1, endsAt: new Date(now.getTime() + days(40)) });
    });
    expect(await sweep()).toEqual({ 'passkey challenges': 1, 'rate windows': 1 });

    const countOf = (table: typeof passwordResets | typeof signInGuards) =>
      api.look((tx) => tx.$count(table));
    expect([await countOf(passwordResets), await countOf(signInGuards)]).toEqual([1, 3]);
    api.clock.advance(minutes(60));
    expect(await sweep()).toEqual({ 'password resets': 1, 'sign-in guards': 3, 'rate windows': 2 });

    const fresh = (await accounts.signIn(email).expect(200)).body.data;
    api.clock.advance(days(29));
    const next = (await accounts.refresh(fresh.refreshToken).expect(200)).body;
    api.clock.advance(days(1));
    const done = await sweep();
    expect(done['refresh tokens']).toBeGreaterThan(0);
    expect(done.sessions).toBeGreaterThan(0);
    await accounts.refresh(next.refreshToken).expect(200);
    expect(await api.look((tx) => tx.$count(rateWindows))).toBe(1);
    expect(await api.look((tx) => tx.$count(refreshTokens))).toBeGreaterThan(0);
  });

  it('goes in batches, and by two servers at once', async () => {
    const endsAt = api.clock.now();
    const rows = Array.from({ length: 1_200 }, (_, index) => ({ key: `many ${index}`, count: 1, endsAt }));
    await api.context.db.write('keeper', (tx) => tx.insert(rateWindows).values(rows));
    const both = await Promise.all([sweep(), sweep()]);
    expect(both.reduce((sum, done) => sum + (done['rate windows'] ?? 0), 0)).toBe(1_200);
  });
});

describe('housekeeping', () => {
  it('goes on where one sweep fails', async () => {
    const list: Sweep[] = [
      { name: 'broken', run: () => Promise.reject(new Error('broken')) },
      { name: 'whole', run: async () => 3 },
    ];
    expect(await sweepOnce(api.context, list)).toEqual({ done: { whole: 3 }, failed: ['broken'] });
    const isGoingOn = () => false;
    await expect(housekeeping(list).run({}, api.context, isGoingOn)).rejects.toThrow('broken');
    await housekeeping(list.slice(1)).run({}, api.context, isGoingOn);
  });

  it('ends when told, after what is under way', async () => {
    const { id } = (await accounts.signUp(email).expect(201)).body.data.user;
    api.clock.advance(days(7));
    let count = 0;
    // Told in the first sweep: that one is finished, the others are left.
    const list: Sweep[] = [{ name: 'first', run: async () => ++count }, ...allSweeps];
    await housekeeping(list).run({}, api.context, () => count > 0);
    expect([count, await isKept(id)]).toEqual([1, true]);
    await sweep();
    expect(await isKept(id)).toBe(false);
  });
});
