import { accountsOf } from './accounts';
import { by, type Person, type TestApi } from './api';

export const registration = {
  specialization: 'general-medicine',
  licenseNumber: 'EX-7',
  council: 'Example State Medical Council',
  experience: 6,
};

/** Does what doctors do with their account, and administrators with their registration, for tests. */
export function doctorsOf(api: TestApi) {
  const accounts = accountsOf(api);
  const signUp = (address: string, more: object = {}) =>
    api.ask.post('/auth/doctor-signup').send({
      firstName: 'Samuel',
      lastName: 'Iype',
      email: address,
      password: accounts.password,
      acceptTerms: true,
      ...registration,
      ...more,
    });
  return {
    signUp,
    /** A doctor whose address is confirmed, signed in. */
    async signedUp(address: string): Promise<Person> {
      await signUp(address).expect(201);
      await accounts.verify(accounts.newestToken(address)).expect(200);
      const { body } = await accounts.signIn(address).expect(200);
      return { ...body.data, userId: body.data.user.id, email: address, password: accounts.password };
    },
    profile: (who: Person) => api.ask.get('/doctors/profile').set(by(who)),
    change: (who: Person, body: object, headers: Record<string, string> = {}) =>
      api.ask
        .put('/doctors/profile/me')
        .set({ ...by(who), ...headers })
        .send(body),
    list: async (admin: Person, query = '') =>
      (await api.ask.get(`/admin/doctor-registrations${query}`).set(by(admin)).expect(200)).body,
    /** @param version of the registration that is decided on */
    decide: (admin: Person, id: string, body: object, version = 1) =>
      api.ask
        .put(`/admin/doctor-registrations/${id}`)
        .set({ ...by(admin), 'If-Match': `"${version}"` })
        .send(body),
  };
}
