import type { FamilyInvitation, FamilyLevel, FamilyMember } from '@nadi/contract/schema';
import { by, once, type Person, type TestApi } from './api';

const declaration = 'parent-or-guardian-2026-11';

/** As headers: who asks, and for which patient. */
export const actingFor = (who: Pick<Person, 'token'>, patientId: string) => ({
  ...by(who),
  'Nadi-Patient': patientId,
});

/** What families do, for tests. */
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
  return {
    declaration,
    post,
    add,
    added: async (who: Person, changes: object = {}): Promise<FamilyMember> =>
      (await add(who, changes).expect(201)).body.data,
    invite,
    invited,
    accept,
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
