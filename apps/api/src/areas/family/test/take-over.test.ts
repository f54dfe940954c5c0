// database: both
// areas: identity, vital-signs, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isAdult } from '@nadi/domain/family/family-faults';
import { takeOverTries } from '@nadi/domain/family/hand-over';
import { addDays } from '@nadi/domain/kernel/calendar';
import { eq, type SQL, sql } from 'drizzle-orm';
import { accountsOf } from '../../../../test/accounts';
import { type Person, startApi, type TestApi } from '../../../../test/api';
import { familyOf } from '../../../../test/family';
import { notAllowed, refusal, run } from '../../../../test/statements';
import type { Actor } from '../../../kernel/db/actor';
import { dependants } from '../../../kernel/tables/dependants';
import { patients } from '../../../kernel/tables/patients';
import { users } from '../../../kernel/tables/users';
import { sweeps } from '../jobs/sweeps';
import { birthday, born, handingOver, password, start } from './handing-over';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
let accounts: ReturnType<typeof accountsOf>;
let hand: ReturnType<typeof handingOver>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
  accounts = accountsOf(api);
  hand = handingOver(api);
});
beforeEach(() => api.clock.set(start));
afterAll(() => api.close());

describe('an invitation to take a record over', () => {
  it('is not sent before its time, nor to one’s own address, nor by anyone but a guardian', async () => {
    const [mother, stranger, helper] = [await hand.person(), await hand.person(), await hand.person()];
    const early = await hand.child(mother, { dateOfBirth: '2009-05-21' });
    expect(await hand.handOvers(mother)).toEqual([]);
    expect(await hand.faultsOf(hand.send(mother, early.id, hand.address()))).toEqual(['/body too-early']);
    const { id } = await hand.child(mother);
    expect(await hand.faultsOf(hand.send(mother, id, mother.email.toUpperCase()))).toEqual([
      '/body/email own',
    ]);
    await hand.send(stranger, id, hand.address()).expect(404);
    await hand.withdraw(stranger, id).expect(404);
    expect(await hand.handOvers(stranger)).toEqual([]);
    // Asks as a helper too, who hands nothing over.
    await family.letAct(helper, mother, 'full');
    await hand.send(helper, mother.userId, hand.address()).expect(404);
    expect(await hand.handOvers(helper)).toEqual([]);
  });

  it('can be used once, and by one of two who use it at the same moment', async () => {
    const { token, email } = await hand.invited(await hand.person());
    const answers = await Promise.all([
      hand.take(token),
      hand.take(token, { password: 'a heron stands in the river' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await hand.faultsOf(hand.take(token))).toEqual(['/body/token token']);
    const signIns = await Promise.all(
      [password, 'a heron stands in the river'].map((one) => accounts.signIn(email, one)),
    );
    expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is over once it is withdrawn, sent again, or 30 days old', async () => {
    const mother = await hand.person();
    const { id, email, token } = await hand.invited(mother);
    await hand.send(mother, id, email).expect(200);
    expect(await hand.faultsOf(hand.take(token))).toEqual(['/body/token token']);
    const second = accounts.newestToken(email);
    await hand.withdraw(mother, id).expect(200);
    expect(await hand.faultsOf(hand.take(second))).toEqual(['/body/token token']);
    expect((await hand.handOvers(mother))[0]?.invitation).toBeNull();
    await hand.send(mother, id, email).expect(200);
    const third = accounts.newestToken(email);
    api.clock.set('2026-12-20T09:00:00+05:30');
    expect(await hand.faultsOf(hand.take(third))).toEqual(['/body/token token']);
    expect((await hand.handOvers(await hand.renewed(mother)))[0]?.invitation).toMatchObject({
      status: 'EXPIRED',
    });
  });

  it('lets nobody in who does not know the date of birth, and is over after five wrong ones', async () => {
    const mother = await hand.person();
    const { token } = await hand.invited(mother);
    for (let day = 1; day < takeOverTries; day += 1)
      expect(await hand.faultsOf(hand.take(token, { dateOfBirth: `2009-01-0${day}` }))).toEqual([
        '/body/dateOfBirth not-theirs',
      ]);
    expect(await hand.faultsOf(hand.take(token, { dateOfBirth: '2009-01-09' }))).toEqual([
      '/body/token token',
    ]);
    expect(await hand.faultsOf(hand.take(token))).toEqual(['/body/token token']);
    expect(await hand.noticesOf(mother)).toContain('The link for Tara is over');
    expect((await hand.handOvers(mother))[0]).toMatchObject({ isTakenOver: false, invitation: null });
  });

  it('tells nobody by the refusal of a password what the child is called, before the date of birth was right', async () => {
    const { token } = await hand.invited(await hand.person(), {
      firstName: 'Wilhelmina',
      lastName: 'Featherstonehaugh',
    });
    const named = { password: 'Wilhelmina Featherstonehaugh 1' };
    expect(await hand.faultsOf(hand.take(token, { ...named, dateOfBirth: '2009-01-01' }))).toEqual([
      '/body/dateOfBirth not-theirs',
    ]);
    expect(await hand.faultsOf(hand.take(token, named))).toEqual(['/body/password common']);
    await hand.take(token).expect(200);
  });

  it('is mailed each time that it is sent, and refused instead once it was sent too often', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' });
    try {
      const there = handingOver(limited);
      const [mother, father] = [await there.person(), await there.person()];
      const { id } = await there.child(mother);
      await familyOf(limited).addGuardian(mother, father, id);
      const email = there.address();
      for (const guardian of [mother, father]) {
        for (let time = 0; time < 10; time += 1) await there.send(guardian, id, email).expect(200);
        await there.send(guardian, id, email).expect(429);
      }
      const mailed = accountsOf(limited);
      expect(mailed.mailsTo(email)).toHaveLength(20);
      await there.take(mailed.newestToken(email)).expect(200);
    } finally {
      await limited.close();
    }
  });

  it('answers an invitation that is sent or withdrawn while it is used, and leaves it never half done', async () => {
    const mother = await hand.person();
    const { id, token } = await hand.invited(mother);
    const [taken, sent, withdrawn] = await Promise.all([
      hand.take(token),
      hand.send(mother, id, hand.address()),
      hand.withdraw(mother, id),
    ]);
    expect([200, 422]).toContain(taken.status);
    expect([200, 422]).toContain(sent.status);
    expect(withdrawn.status).toBe(200);
    expect((await hand.handOvers(mother))[0]?.isTakenOver).toBe(taken.status === 200);
  });

  it('is forgotten with its address 30 days after it ran out', async () => {
    const mother = await hand.person();
    const { id } = await hand.invited(mother);
    const sweep = () => Promise.all(sweeps.map((one) => one.run(api.context)));
    const kept = async () =>
      (await api.look((tx) => tx.select().from(dependants).where(eq(dependants.patientId, id))))[0];
    api.clock.set('2027-01-19T08:59:00+05:30');
    await sweep();
    expect((await kept())?.takeOverEmail).not.toBeNull();
    api.clock.set('2027-01-19T09:00:00+05:30');
    await sweep();
    expect(await kept()).toMatchObject({
      ...{ firstName: 'Tara', takeOverEmail: null, takeOverHash: null },
      ...{ takeOverSentAt: null, takeOverExpiresAt: null, takeOverTries: 0 },
    });
    expect((await hand.handOvers(await hand.renewed(mother)))[0]).toMatchObject({ id, invitation: null });
  });

  it('opens the record of its own child alone', async () => {
    const [mother, other] = [await hand.person(), await hand.person()];
    const mine = await hand.invited(mother);
    const theirs = await hand.invited(other, { firstName: 'Meera' });
    await hand.take(theirs.token).expect(200);
    const { body } = await accounts.signIn(theirs.email, password).expect(200);
    expect(body.data.user).toMatchObject({ id: theirs.id, firstName: 'Meera' });
    await family.readings(body.data, mine.id).expect(404);
    expect((await hand.handOvers(mother))[0]).toMatchObject({ id: mine.id, isTakenOver: false });
  });

  it('is refused where the address has an account, a password is weak, or a token is invented', async () => {
    const [mother, known] = [await hand.person(), await hand.person()];
    const { id } = await hand.child(mother);
    await hand.send(mother, id, known.email).expect(200);
    expect(await hand.faultsOf(hand.take(accounts.newestToken(known.email)))).toEqual([
      '/body/token address-taken',
    ]);
    const email = hand.address();
    await hand.send(mother, id, email).expect(200);
    expect(
      (await hand.take(accounts.newestToken(email), { password: 'password1234' }).expect(422)).body.errors[0],
    ).toMatchObject({
      pointer: '/body/password',
    });
    expect(await hand.faultsOf(hand.take('x'.repeat(43)))).toEqual(['/body/token token']);
    expect((await hand.handOvers(mother))[0]).toMatchObject({ isTakenOver: false });
  });
});

describe('the database, by itself', () => {
  it.each([
    ['2008-11-20', '2026-11-20'],
    ['2008-02-29', '2026-03-01'],
    ['2010-02-28', '2028-02-28'],
    ['2009-12-31', '2027-12-31'],
  ])('takes one born on %s for an adult from %s on, as the domain does', async (dateOfBirth, first) => {
    const { userId } = await api.signedIn('PATIENT', {}, { dateOfBirth });
    for (const day of [addDays(first, -1), first]) {
      for (const time of ['00:00:00', '23:59:59']) {
        const at = `${day}T${time}+05:30`;
        const rows = await api.database.asSuperuser(
          `select is_adult_patient('${userId}', '${at}'::timestamptz) as adult`,
        );
        expect([at, rows[0]?.adult]).toEqual([at, isAdult(dateOfBirth, day)]);
      }
    }
  });

  it('keeps the record of an adult who has not taken it over when the only former guardian deletes their account', async () => {
    const mother = await hand.person();
    const [grown, small] = [await hand.child(mother), await family.added(mother)];
    api.clock.set(birthday);
    await hand.runJob();
    await api.context.db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, mother.userId)));
    const kept = (id: string) => api.look((tx) => tx.$count(patients, eq(patients.id, id)));
    expect([await kept(grown.id), await kept(small.id)]).toEqual([1, 0]);
  });

  it('keeps that record on the birthday too, before a job has run', async () => {
    const mother = await hand.person();
    const [grown, small] = [await hand.child(mother), await family.added(mother)];
    api.clock.set(birthday);
    await api.context.db.write('keeper', async (tx) => {
      await tx.execute(sql`select set_config('nadi.now', ${api.clock.now().toISOString()}, true)`);
      await tx.delete(users).where(eq(users.id, mother.userId));
    });
    const kept = (id: string) => api.look((tx) => tx.$count(patients, eq(patients.id, id)));
    expect([await kept(grown.id), await kept(small.id)]).toEqual([1, 0]);
  });

  it('refuses whoever is no guardian, and a former guardian everything but the invitation', async () => {
    const [mother, stranger] = [await hand.person(), await hand.person()];
    const { id } = await hand.child(mother);
    const now = () => sql`${api.clock.now().toISOString()}::timestamptz`;
    const as = (who: Person): Actor => ({ userId: who.userId, role: 'PATIENT' });
    const write = (who: Person, statement: SQL) => refusal(run(api.context.db, as(who), statement, 'write'));
    const sending = () => sql`select send_take_over(${id}, 'x@x.example', 'hash', ${now()}, ${now()})`;
    expect(await write(stranger, sending())).toBe(notAllowed);
    expect(await write(stranger, sql`select review_dependant(${id}, ${now()})`)).toBe(notAllowed);
    expect(await write(mother, sql`select * from take_over('hash', ${born}, 'x', ${now()})`)).toBe(
      notAllowed,
    );
    expect(await write(mother, sql`select take_over_hash from dependants`)).toBe(notAllowed);
    const tara = await hand.takenOver(mother);
    const at = (hash: string | null) =>
      sql`select send_take_over(${tara.userId}, ${hash && 'x@x.example'}, ${hash}, ${hash && api.clock.now().toISOString()}::timestamptz, ${now()})`;
    expect([await write(mother, at('hash')), await write(mother, at(null))]).toEqual([notAllowed, null]);
    api.clock.set(birthday);
    const rows = (await run(
      api.context.db,
      as(mother),
      sql`select acting_for(${id}, false) as seen`,
      'read',
    )) as unknown as { seen: string | null }[];
    expect(rows[0]?.seen).toBeNull();
    expect(await write(mother, sql`select erase_dependant(${id})`)).toBe(notAllowed);
    expect(await write(mother, sql`select update_dependant(${id}, 'X', 'Y', ${now()})`)).toBe(notAllowed);
    expect(await write(mother, sql`select review_dependant(${id}, ${now()})`)).toBe(notAllowed);
    // Tries to delete the tie, with which the invitation is sent.
    await run(api.context.db, as(mother), sql`delete from family_ties where patient_id = ${id}`, 'write');
    expect(await hand.handOvers(await hand.renewed(mother))).toMatchObject([{ id, isEnded: true }]);
    await run(api.context.db, as(mother), sending(), 'write');
  });
});
