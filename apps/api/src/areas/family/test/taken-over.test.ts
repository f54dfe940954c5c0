// database: both
// areas: identity, vital-signs, profile, notifications, appointments, account
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type NotificationCategory,
  notificationCategories,
  ofHealth,
} from '@nadi/domain/notifications/preferences';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { actingFor, familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { addingNotice } from '../../../kernel/notify/notify';
import { birthday, handingOver, start } from './handing-over';

let api: TestApi;
let family: ReturnType<typeof familyOf>;
let hand: ReturnType<typeof handingOver>;
beforeAll(async () => {
  api = await startApi();
  family = familyOf(api);
  hand = handingOver(api);
});
beforeEach(() => api.clock.set(start));
afterAll(() => api.close());

describe('a child who has taken the record over before 18', () => {
  it('has guardians until the birthday: neither side can end, lower or lengthen that', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    const [helper] = await family.helpers(tara);
    await api.ask
      .delete(`/family/helpers/${helper?.id}`)
      .set({ ...by(tara), ...once() })
      .expect(409);
    // Letting the guardian act as a helper would lower the guardian.
    const { id } = await family.invited(tara, { email: mother.email, level: 'view' });
    await family.accept(mother, id).expect(409);
    expect((await family.members(mother))[0]).toMatchObject({ level: 'guardian' });
    await api.ask
      .delete(`/family/members/${tara.userId}`)
      .set({ ...by(mother), ...once() })
      .expect(409);
    await api.ask
      .put(`/family/members/${tara.userId}`)
      .set({ ...by(mother), ...once() })
      .send({ firstName: 'Tina' })
      .expect(422);
    for (const who of [by(tara), actingFor(mother, tara.userId)])
      for (const dateOfBirth of ['2008-11-01', '2012-01-10', null]) {
        const { body } = await api.ask.put('/patients/profile').set(who).send({ dateOfBirth }).expect(422);
        expect(body.errors[0]).toMatchObject({ pointer: '/body/dateOfBirth' });
      }
  });

  it('is told of health matters together with the guardians, who are told of nothing else of the account', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    const doctor = await visitsOf(api).doctor();
    const tell = (category: NotificationCategory, about: string) =>
      api.context.db.write('keeper', (tx) =>
        tx.execute(
          addingNotice(
            tara.userId,
            { type: 'sample', category, title: `About ${category}`, body: 'At 08:00.', about },
            { newId: api.context.newId, now: api.clock.now() },
          ),
        ),
      );
    const about = async (who: Person) =>
      (await hand.noticesOf(who)).filter((title) => title.includes('About')).sort();
    for (const category of notificationCategories) await tell(category, category);
    expect(await about(tara)).toEqual(notificationCategories.map((category) => `About ${category}`).sort());
    const ofTara = ofHealth.map((category) => `Tara: About ${category}`).sort();
    expect(await about(mother)).toEqual(ofTara);
    // A visit is of the category `general`, as announcements and orders are.
    await visitsOf(api).booked(tara, doctor);
    expect(
      (await hand.noticesOf(mother)).filter((title) => title.startsWith('Tara: ') && title.includes('visit')),
    ).toHaveLength(1);
    api.clock.set(birthday);
    await tell('medicines', 'two');
    expect(await about(await hand.renewed(mother))).toEqual(ofTara);
    await hand.runJob();
    // What was told of the child goes with the tie.
    expect(await about(await hand.renewed(mother))).toEqual([]);
  });

  it('tells each guardian that it asked to delete its account, and that it took that back', async () => {
    const [mother, father] = [await hand.person(), await hand.person()];
    const tara = await hand.takenOver(mother);
    await family.addGuardian(mother, father, tara.userId);
    const told = async (who: Person) =>
      (await hand.noticesOf(who)).filter((title) => title.includes('their account')).sort();
    for (let time = 0; time < 2; time += 1) await api.ask.post('/account/deletion').set(by(tara)).expect(200);
    const asked = 'Tara Kulkarni asked to delete their account';
    expect([await told(mother), await told(father)]).toEqual([[asked], [asked]]);
    await api.ask.delete('/account/deletion').set(by(tara)).expect(200);
    const both = [asked, 'Tara Kulkarni keeps their account'];
    expect([await told(mother), await told(father)]).toEqual([both, both]);
  });

  it('who deletes its account as an adult tells no former guardian, before a job has run', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    api.clock.set(birthday);
    await api.ask
      .post('/account/deletion')
      .set(by(await hand.renewed(tara)))
      .expect(200);
    expect((await hand.noticesOf(await hand.renewed(mother))).join()).not.toContain('their account');
  });

  it('can get a second guardian, whom the only one invites', async () => {
    const [mother, father] = [await hand.person(), await hand.person()];
    const tara = await hand.takenOver(mother);
    await family.addGuardian(mother, father, tara.userId);
    await family.readings(father, tara.userId).expect(200);
    expect((await family.helpers(tara)).map(({ level }) => level)).toEqual(['guardian', 'guardian']);
    await api.ask
      .delete(`/family/members/${tara.userId}`)
      .set({ ...by(mother), ...once() })
      .expect(200);
  });

  it('ends on the birthday what helpers may do, and they are told; whoever is allowed from then on stays', async () => {
    const [mother, helper, later] = [await hand.person(), await hand.person(), await hand.person()];
    const tara = await hand.takenOver(mother);
    await family.letAct(helper, tara, 'view');
    api.clock.set('2027-01-10T00:01:00+05:30');
    const [adult, friend] = [await hand.renewed(tara), await hand.renewed(later)];
    await family.letAct(friend, adult, 'view');
    await hand.runJob();
    await hand.runJob();
    const former = await hand.renewed(helper);
    await family.readings(former, tara.userId).expect(404);
    await family.readings(friend, tara.userId).expect(200);
    const ended = 'You no longer look after Tara';
    expect((await hand.noticesOf(former)).filter((title) => title === ended)).toHaveLength(1);
    expect(await hand.noticesOf(friend)).not.toContain(ended);
    expect(await hand.noticesOf(await hand.renewed(mother))).not.toContain(ended);
  });
});
