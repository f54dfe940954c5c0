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
  it('refuses both sides who end, lower or lengthen the rights of a guardian before the birthday', async () => {
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

  it('tells guardians of a child with an account of health, consents, trials and waitlists, and of nothing else', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    const doctor = await visitsOf(api).doctor();
    const tell = (category: NotificationCategory, about: string, type = 'sample') =>
      api.context.db.write('keeper', (tx) =>
        tx.execute(
          addingNotice(
            tara.userId,
            { type, category, title: `About ${about}`, body: 'At 08:00.', about },
            { newId: api.context.newId, now: api.clock.now() },
          ),
        ),
      );
    const about = async (who: Person) =>
      (await hand.noticesOf(who)).filter((title) => title.includes('About')).sort();
    for (const category of notificationCategories) await tell(category, category);
    const types = ['consent-requested', 'trial-interest-moved', 'waitlist-offer'];
    for (const type of types) await tell('general', type, type);
    expect(await about(tara)).toEqual(
      [...notificationCategories, ...types].map((each) => `About ${each}`).sort(),
    );
    const ofTara = [...ofHealth, ...types].map((each) => `Tara: About ${each}`).sort();
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
    // Shows that notifications of the child end with the tie.
    expect(await about(await hand.renewed(mother))).toEqual([]);
  });

  it('tells a guardian of a time that is held for a child with an account, and takes that along with the entry', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    const { id } = await visitsOf(api).offered(tara);
    const told = async () =>
      (await hand.noticesOf(mother)).filter((title) => title.includes('A time is free'));
    expect(await told()).toEqual([expect.stringMatching(/^Tara: A time is free with Dr\. /)]);
    await api.ask
      .delete(`/waitlist/${id}`)
      .set({ ...actingFor(mother, tara.userId), ...once() })
      .expect(200);
    expect(await told()).toEqual([]);
  });

  it('tells each guardian, by e-mail too, when the child asks to delete its account and when it takes that back', async () => {
    const [mother, father] = [await hand.person(), await hand.person()];
    const tara = await hand.takenOver(mother);
    await family.addGuardian(mother, father, tara.userId);
    const told = async (who: Person) =>
      (await hand.noticesOf(who)).filter((title) => title.includes('their account')).sort();
    for (let time = 0; time < 2; time += 1) await api.ask.post('/account/deletion').set(by(tara)).expect(200);
    const asked = 'Tara Kulkarni asked to delete their account';
    expect([await told(mother), await told(father)]).toEqual([[asked], [asked]]);
    const mails = api.mailbox
      .received()
      .filter(({ subject }) => subject.includes('that you look after will be deleted'));
    expect(mails.map(({ to }) => to).sort()).toEqual([mother.email, father.email].sort());
    expect(mails[0]?.text).toContain('Tara Kulkarni asked to delete their Nadi account.');
    await api.ask.delete('/account/deletion').set(by(tara)).expect(200);
    const both = [asked, 'Tara Kulkarni keeps their account'];
    expect([await told(mother), await told(father)]).toEqual([both, both]);
  });

  it('tells no former guardian of an adult who deletes the account before a job has run', async () => {
    const mother = await hand.person();
    const tara = await hand.takenOver(mother);
    api.clock.set(birthday);
    await api.ask
      .post('/account/deletion')
      .set(by(await hand.renewed(tara)))
      .expect(200);
    expect((await hand.noticesOf(await hand.renewed(mother))).join()).not.toContain('their account');
  });

  it('gives a child with an account a second guardian, and tells the child and the guardian of a deletion that was asked for before', async () => {
    const [mother, father] = [await hand.person(), await hand.person()];
    const tara = await hand.takenOver(mother);
    await api.ask.post('/account/deletion').set(by(tara)).expect(200);
    await family.addGuardian(mother, father, tara.userId);
    expect(
      (await hand.noticesOf(tara)).filter((title) => title.includes('is your guardian now')),
    ).toHaveLength(1);
    expect(await hand.noticesOf(father)).toContain('Tara Kulkarni asked to delete their account');
    await family.readings(father, tara.userId).expect(200);
    expect((await family.helpers(tara)).map(({ level }) => level)).toEqual(['guardian', 'guardian']);
    await api.ask
      .delete(`/family/members/${tara.userId}`)
      .set({ ...by(mother), ...once() })
      .expect(200);
  });

  it('ends rights of helpers on the birthday and tells them, and keeps rights that are given from then on', async () => {
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
