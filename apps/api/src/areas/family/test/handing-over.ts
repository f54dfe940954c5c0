import { randomUUID } from 'node:crypto';
import type { FamilyHandOver, Notification } from '@nadi/contract/schema';
import { accountsOf } from '../../../../test/accounts';
import { by, once, type Person, type TestApi } from '../../../../test/api';
import { familyOf } from '../../../../test/family';
import { visitsOf } from '../../../../test/visits';
import { jobs } from '../jobs/jobs';

/** Tara turns 18 on 10 January 2027. */
export const born = '2009-01-10';
export const lastMoment = '2027-01-09T23:59:59+05:30';
export const birthday = '2027-01-10T00:00:00+05:30';
export const start = '2026-11-20T09:00:00+05:30';
export const password = 'the monsoon came late this year';

/** Hands records over in tests, in the way that people do it. */
export function handingOver(api: TestApi) {
  const family = familyOf(api);
  const accounts = accountsOf(api);
  const address = () => `tara-${randomUUID()}@family.example`;
  const child = (mother: Person, changes: object = {}) =>
    family.added(mother, { firstName: 'Tara', dateOfBirth: born, relationship: 'daughter', ...changes });
  const send = (who: Person, id: string, email: string) =>
    family.post(who, `hand-overs/${id}/invitation`, { email });
  const take = (token: string, changes: object = {}) =>
    api.ask
      .post('/auth/take-over')
      .send({ token, dateOfBirth: born, password, acceptTerms: true, ...changes });
  /** A child of 17, whose own address has the link; and the token in it. */
  const invited = async (mother: Person, changes: object = {}) => {
    const { id } = await child(mother, changes);
    const email = address();
    await send(mother, id, email).expect(200);
    return { id, email, token: accounts.newestToken(email) };
  };
  return {
    address,
    child,
    send,
    take,
    invited,
    person: () => api.signedIn('PATIENT'),
    renewed: (who: Person) => visitsOf(api).renewed(who),
    runJob: () => jobs[0]?.run({}, api.context, () => false),
    handOvers: async (who: Person): Promise<FamilyHandOver[]> =>
      (await api.ask.get('/family/hand-overs').set(by(who)).expect(200)).body.data,
    withdraw: (who: Person, id: string) =>
      api.ask.delete(`/family/hand-overs/${id}/invitation`).set({ ...by(who), ...once() }),
    faultsOf: async (asking: ReturnType<typeof take>): Promise<string[]> =>
      (await asking.expect(422)).body.errors.map(
        ({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`,
      ),
    noticesOf: async (who: Person): Promise<string[]> =>
      (await api.ask.get('/notifications?limit=50').set(by(who)).expect(200)).body.data.map(
        ({ title }: Notification) => title,
      ),
    /** A child of 17 who has taken the record over. */
    async takenOver(mother: Person): Promise<Person> {
      const { id, email, token } = await invited(mother);
      await take(token).expect(200);
      const { body } = await accounts.signIn(email, password).expect(200);
      return { userId: id, email, password, ...body.data };
    },
  };
}
