import type { AdminDataRequestList } from '@nadi/contract/schema';
import { by, once, type Person, type TestApi } from './api';

/** A request about personal data, as a person sends it. */
export const plain = { type: 'access', text: 'With whom were my prescriptions shared?' };

/** Requests of people about their data, as tests make and decide them. */
export function dataRequestsOf(api: TestApi) {
  const post = (who: Pick<Person, 'token'>, body: object = plain, key?: string) =>
    api.ask
      .post('/account/data-requests')
      .set({ ...by(who), ...once(key) })
      .send(body);
  return {
    post,

    /** Makes a request. @returns its id */
    make: async (who: Pick<Person, 'token'>, changes: object = {}): Promise<string> =>
      (await post(who, { ...plain, ...changes }).expect(201)).body.data.id,

    list: async (who: Pick<Person, 'token'>, query = '') =>
      (await api.ask.get(`/account/data-requests${query}`).set(by(who)).expect(200)).body.data,

    withdraw: (who: Pick<Person, 'token'>, id: string, version = 1) =>
      api.ask
        .put(`/account/data-requests/${id}`)
        .set({ ...by(who), 'If-Match': `"${version}"` })
        .send({ status: 'withdrawn' }),

    decide: (admin: Pick<Person, 'token'>, id: string, body: object, version = 1) =>
      api.ask
        .put(`/admin/data-requests/${id}`)
        .set({ ...by(admin), 'If-Match': `"${version}"` })
        .send(body),

    all: async (admin: Pick<Person, 'token'>, query = ''): Promise<AdminDataRequestList> =>
      (await api.ask.get(`/admin/data-requests${query}`).set(by(admin)).expect(200)).body.data,
  };
}

/** Makes a request about personal data of which each text has these words. @returns its id */
export const wordedRequest = (api: TestApi, who: Pick<Person, 'token'>, words: string): Promise<string> =>
  dataRequestsOf(api).make(who, {
    ...{ type: 'nomination', text: `${words} acts for me.` },
    nominee: { name: words, contact: words },
  });
