import { randomUUID } from 'node:crypto';
import type {
  FamilyActivity,
  FamilyHelper,
  FamilyInvitation,
  FamilyLevel,
  FamilyMember,
} from '@nadi/contract/schema';
import { by, once, type Person, type TestApi } from './api';
import { pulse } from './readings';

const declaration = 'parent-or-guardian-2026-11';

/** As headers: who asks, and for which patient. */
export const actingFor = (who: Pick<Person, 'token'>, patientId: string) => ({
  ...by(who),
  'Nadi-Patient': patientId,
});

/** Builds families for tests. */
export function familyOf(api: TestApi) {
  const post = (who: Person, path: string, body?: object) => {
    const asking = api.ask.post(`/family/${path}`).set({ ...by(who), ...once() });
    return body ? asking.send(body) : asking;
  };
  const child = {
    firstName: 'Rohan',
    lastName: 'Kulkarni',
    dateOfBirth: '2019-08-09',
    gender: 'MALE',
    relationship: 'son',
    declaration,
  };
  const add = (who: Person, changes: object = {}) => post(who, 'members', { ...child, ...changes });
  const invite = (who: Person, body: object) =>
    post(who, 'invitations', { purpose: 'act-for-me', relationship: 'daughter', level: 'manage', ...body });
  const accept = (who: Person, id: string, body: object = {}) =>
    post(who, `invitations/${id}/acceptance`, { relationship: 'mother', ...body });
  const invited = async (who: Person, body: object): Promise<FamilyInvitation> =>
    (await invite(who, body).expect(201)).body.data;
  const read = async (who: Person, path: string) =>
    (await api.ask.get(`/family/${path}`).set(by(who)).expect(200)).body.data;
  return {
    members: (who: Person): Promise<FamilyMember[]> => read(who, 'members'),
    helpers: (who: Person): Promise<FamilyHelper[]> => read(who, 'helpers'),
    invitations: (who: Person): Promise<FamilyInvitation[]> => read(who, 'invitations'),
    activity: (who: Person, id: string): Promise<FamilyActivity[]> => read(who, `members/${id}/activity`),
    record: (who: Person, patientId: string, key?: string) =>
      api.ask
        .post('/vital-signs')
        .set({ ...actingFor(who, patientId), ...once(key) })
        .send(pulse),
    readings: (who: Person, patientId: string) => api.ask.get('/vital-signs').set(actingFor(who, patientId)),
    declaration,
    post,
    add,
    added: async (who: Person, changes: object = {}): Promise<FamilyMember> =>
      (await add(who, changes).expect(201)).body.data,
    invite,
    invited,
    accept,
    /** Makes another adult the second guardian of a child. */
    async addGuardian(first: Person, second: Person, memberId: string): Promise<void> {
      const more = { purpose: 'guardian', level: 'guardian', memberId };
      const { id } = await invited(first, { email: second.email, ...more });
      await accept(second, id, { declaration, relationship: 'son' }).expect(200);
    },
    /** Lets someone act for a patient with an account. */
    async letAct(
      helper: Person,
      patient: Person,
      level: Exclude<FamilyLevel, 'guardian'> = 'manage',
      more: object = {},
    ): Promise<void> {
      const { id } = await invited(patient, { email: helper.email, level, ...more });
      await accept(helper, id).expect(200);
    },
  };
}

/** Creates one row of each kind in a family, each named with a given word. */
export function familyWith(api: TestApi, word: string) {
  const family = familyOf(api);
  const made = {
    /** A child. */
    member: async (owner: Person): Promise<string> =>
      (await family.added(owner, { firstName: word, lastName: word })).id,
    /** A child of 17, whose record can be handed over. */
    handOver: async (owner: Person): Promise<string> =>
      (await family.added(owner, { firstName: word, lastName: word, dateOfBirth: '2009-01-10' })).id,
    /** A child of 14, whose record is to be reviewed. */
    reviewed: async (owner: Person): Promise<string> =>
      (await family.added(owner, { firstName: word, lastName: word, dateOfBirth: '2012-01-10' })).id,
    /** Someone who may act for the owner. */
    async helper(owner: Person): Promise<string> {
      await family.letAct(await api.signedIn('PATIENT', { firstName: word }), owner);
      return (await family.helpers(owner))[0]?.id ?? '';
    },
    /** An invitation that the owner sent. */
    sent: async (owner: Person): Promise<string> =>
      (await family.invited(owner, { email: `${randomUUID()}@${word}.example` })).id,
    /** An invitation that waits for the owner. */
    received: async (owner: Person): Promise<string> =>
      (await family.invited(await api.signedIn('PATIENT', { firstName: word }), { email: owner.email })).id,
    async everything(owner: Person): Promise<void> {
      await made.member(owner);
      await made.helper(owner);
      await made.sent(owner);
    },
  };
  return made;
}
