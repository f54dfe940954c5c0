// database: both
// areas: identity, vital-signs, profile, consent, links, notifications
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { familyLimit } from '@nadi/domain/family/levels';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { consentsOf } from '../../../../test/consents';
import { familyOf } from '../../../../test/family';
import { linksOf } from '../../links/test/making-links';
import { birthday, born, handingOver, lastMoment, password, start } from './handing-over';

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

describe('a hand-over at 18', () => {
  it('goes the whole way: invitation, a password, both act until the day before, and the young person alone from the birthday on', async () => {
    const mother = await hand.person();
    const { id } = await hand.child(mother);
    await family.record(mother, id).expect(201);
    expect(await hand.handOvers(mother)).toEqual([
      { id, firstName: 'Tara', adultOn: '2027-01-10', isEnded: false, isTakenOver: false, invitation: null },
    ]);
    expect((await family.members(mother))[0]).toMatchObject({ until: '2027-01-09' });
    const email = hand.address();
    const { body } = await hand.send(mother, id, email).expect(200);
    expect(body.data.invitation).toMatchObject({ email, status: 'WAITING' });
    const [mail] = accounts.mailsTo(email);
    // The address may be mistyped.
    expect(mail?.text).not.toContain('Tara');
    expect(mail?.text).toMatch(/http:\/\/nadi\.test\/auth\/take-over#token=[\w-]{43}\n/);

    await hand.take(accounts.newestToken(email)).expect(200);
    const signedIn = await accounts.signIn(email, password).expect(200);
    expect(signedIn.body.data.user).toMatchObject({ id, firstName: 'Tara', email, emailVerified: true });
    const tara: Person = { userId: id, email, password, ...signedIn.body.data };
    expect((await api.ask.get('/vital-signs').set(by(tara)).expect(200)).body.data).toHaveLength(1);
    const profile = await api.ask.get('/patients/profile').set(by(tara)).expect(200);
    expect(profile.body.data).toMatchObject({ firstName: 'Tara', email, dateOfBirth: born });
    expect(await hand.noticesOf(mother)).toContain('Tara took the health record over');
    // Until the birthday the guardian acts too, and both see who may.
    await family.record(mother, id).expect(201);
    expect(await family.members(mother)).toEqual([
      expect.objectContaining({ id, level: 'guardian', hasAccount: true, until: '2027-01-09' }),
    ]);
    expect(await family.helpers(tara)).toEqual([
      expect.objectContaining({ level: 'guardian', until: '2027-01-09' }),
    ]);
    expect(await hand.handOvers(mother)).toEqual([expect.objectContaining({ isTakenOver: true })]);

    api.clock.set(lastMoment);
    const late = await hand.renewed(mother);
    await family.readings(late, id).expect(200);
    api.clock.set(birthday);
    // Before any job has run.
    await family.readings(late, id).expect(404);
    await family.record(late, id).expect(404);
    expect(await family.members(late)).toEqual([]);
    await api.ask.get(`/family/members/${id}`).set(by(late)).expect(404);
    await api.ask.get(`/family/members/${id}/activity`).set(by(late)).expect(404);
    const adult = await hand.renewed(tara);
    expect(await family.helpers(adult)).toEqual([]);

    await hand.runJob();
    await hand.runJob();
    expect(await hand.handOvers(late)).toEqual([]);
    const told = await hand.noticesOf(late);
    expect(told.filter((title) => title === 'Tara is 18: you no longer act for them')).toHaveLength(1);
    expect((await hand.noticesOf(adult)).filter((title) => title.startsWith('You are 18'))).toHaveLength(1);
    expect((await api.ask.get('/vital-signs').set(by(adult)).expect(200)).body.data).toHaveLength(2);

    // Invited anew, the mother sees the record again.
    await family.letAct(late, adult, 'view');
    await family.readings(late, id).expect(200);
  });

  it('ends consents and links of before, and leaves those that are made after the birthday', async () => {
    const [mother, doctor, other] = [
      await hand.person(),
      await api.signedIn('DOCTOR'),
      await api.signedIn('DOCTOR'),
    ];
    const tara = await hand.takenOver(mother);
    const consents = consentsOf(api);
    await consents.findable(tara, true);
    api.clock.set('2026-12-30T09:00:00+05:30');
    const [young, asks] = [await hand.renewed(tara), await hand.renewed(doctor)];
    const before = await consents.granted(young, asks);
    await linksOf(api).make(young, { expiresAt: '2027-02-20T00:00:00Z' });
    await consents.records(asks, young).expect(200);
    api.clock.set('2027-01-10T00:01:00+05:30');
    const [adult, later] = [await hand.renewed(tara), await hand.renewed(other)];
    const anew = await consents.granted(adult, later);
    await hand.runJob();
    await consents.records(await hand.renewed(doctor), adult).expect(404);
    await consents.records(later, adult).expect(200);
    const { body } = await api.ask.get('/patients/consents').set(by(adult)).expect(200);
    const states = body.data.map(({ id, status }: { id: string; status: string }) => [id, status]);
    expect(states).toContainEqual([before, 'REVOKED']);
    expect(states).toContainEqual([anew, 'GRANTED']);
    const links = await api.ask.get('/patients/health-links').set(by(adult)).expect(200);
    expect(links.body.data.map(({ status }: { status: string }) => status)).toEqual(['REVOKED']);
  });

  it('keeps the record of whoever has not taken it over: guardians see nothing of it, and can still send the invitation', async () => {
    const [mother, father] = [await hand.person(), await hand.person()];
    const { id } = await hand.child(mother);
    await family.addGuardian(mother, father, id);
    await family.record(mother, id).expect(201);
    api.clock.set('2027-01-10T00:02:00+05:30');
    await hand.runJob();
    const [m, f] = [await hand.renewed(mother), await hand.renewed(father)];
    for (const guardian of [m, f]) {
      await family.readings(guardian, id).expect(404);
      await family.record(guardian, id).expect(404);
      expect(await family.members(guardian)).toEqual([]);
      expect(await hand.noticesOf(guardian)).toContain('Tara is 18: you no longer act for them');
      expect((await hand.noticesOf(guardian)).filter((title) => title.startsWith('Tara: '))).toEqual([]);
      await family.post(guardian, `members/${id}/review`).expect(404);
      await api.ask
        .put(`/family/members/${id}`)
        .set({ ...by(guardian), ...once() })
        .send({ firstName: 'Tina' })
        .expect(404);
    }
    expect(await hand.handOvers(f)).toEqual([
      { id, firstName: 'Tara', adultOn: '2027-01-10', isEnded: true, isTakenOver: false, invitation: null },
    ]);
    const sitting = await api.signedIn('PATIENT', {}, {});
    const more = { purpose: 'guardian', level: 'guardian', relationship: 'husband', memberId: id };
    await family.invite(f, { ...more, email: sitting.email }).expect(422);

    api.clock.set('2029-05-05T12:00:00+05:30');
    const later = await hand.renewed(father);
    const email = hand.address();
    await hand.send(later, id, email).expect(200);
    await hand.take(accounts.newestToken(email)).expect(200);
    const { body } = await accounts.signIn(email, password).expect(200);
    expect((await api.ask.get('/vital-signs').set(by(body.data)).expect(200)).body.data).toHaveLength(1);
    expect(await family.helpers(body.data)).toEqual([]);
    expect(await hand.handOvers(later)).toEqual([]);
    await hand.runJob();
    // The end is not told of a second time.
    expect((await hand.noticesOf(later)).filter((title) => title.includes('is 18'))).toHaveLength(1);
    await family.readings(later, id).expect(404);
  });

  it('tells guardians six, three and one month before, each once, in the morning', async () => {
    const mother = await hand.person();
    await hand.child(mother, { dateOfBirth: '2009-08-01' });
    const titles = async () =>
      (await hand.noticesOf(await hand.renewed(mother))).filter((title) => title.startsWith('Tara: Turns'));
    for (const at of ['2027-01-31T10:00:00+05:30', '2027-02-01T00:02:00+05:30']) {
      api.clock.set(at);
      await hand.runJob();
      expect(await titles()).toEqual([]);
    }
    // A day on which no server ran is made up for.
    for (const at of [
      '2027-02-03T09:02:00+05:30',
      '2027-02-04T09:02:00+05:30',
      '2027-05-01T09:02:00+05:30',
      '2027-07-01T09:02:00+05:30',
      '2027-07-31T09:02:00+05:30',
    ]) {
      api.clock.set(at);
      await hand.runJob();
    }
    expect((await titles()).sort()).toEqual([
      'Tara: Turns 18 in 3 months',
      'Tara: Turns 18 in 6 months',
      'Tara: Turns 18 in a month',
    ]);
  });

  it('leaves room for another person to look after, though nobody has taken the record over', async () => {
    const [mother, neighbour] = [await hand.person(), await hand.person()];
    await hand.child(mother);
    for (let more = 1; more < familyLimit; more += 1) await family.added(mother);
    const late = async () => family.invited(await hand.renewed(neighbour), { email: mother.email });
    await family.accept(mother, (await late()).id).expect(422);
    api.clock.set(birthday);
    const { id } = await late();
    await family.accept(await hand.renewed(mother), id).expect(200);
  });

  it('hands over on 1 March for a child born on 29 February', async () => {
    const mother = await hand.person();
    api.clock.set('2026-01-20T09:00:00+05:30');
    const before = await hand.renewed(mother);
    const { id } = await hand.child(before, { dateOfBirth: '2008-02-29' });
    api.clock.set('2026-02-28T23:59:00+05:30');
    await family.readings(await hand.renewed(mother), id).expect(200);
    api.clock.set('2026-03-01T00:00:00+05:30');
    await family.readings(await hand.renewed(mother), id).expect(404);
  });
});

describe('the review at 13', () => {
  it('is asked of guardians by notice and on the page, until one of them confirms it', async () => {
    const [mother, father, stranger] = [await hand.person(), await hand.person(), await hand.person()];
    const { id } = await hand.child(mother, { dateOfBirth: '2013-11-22' });
    await family.addGuardian(mother, father, id);
    await hand.runJob();
    expect((await family.members(mother))[0]).toMatchObject({ isReviewDue: false });
    await family.post(mother, `members/${id}/review`).expect(409);
    api.clock.set('2026-11-22T09:02:00+05:30');
    await hand.runJob();
    await hand.runJob();
    const [m, f] = [await hand.renewed(mother), await hand.renewed(father)];
    for (const guardian of [m, f])
      expect(
        (await hand.noticesOf(guardian)).filter(
          (title) => title === 'Tara: Look through the record together',
        ),
      ).toHaveLength(1);
    expect((await family.members(f))[0]).toMatchObject({ isReviewDue: true });
    await family.post(await hand.renewed(stranger), `members/${id}/review`).expect(404);
    const { body } = await family.post(f, `members/${id}/review`).expect(200);
    expect(body.data).toMatchObject({ id, isReviewDue: false });
    expect((await family.members(m))[0]).toMatchObject({ isReviewDue: false });
    await family.post(m, `members/${id}/review`).expect(409);
  });
});
