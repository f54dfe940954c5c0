import { examples } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { by, once, type Person, type TestApi } from './api';

export const bloodPressure = examples.recordVitalSign.request.bloodPressure;
export const pulse = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-20T08:00:00+05:30' };

/** Does what people do with their readings, for tests. */
export function readingsOf(api: TestApi) {
  const record = (who: Person, body: object, key?: string) =>
    api.ask
      .post('/vital-signs')
      .set({ ...by(who), ...once(key) })
      .send(body);
  return {
    record,
    /** The reading as it was taken. */
    recorded: async (who: Person, body: object): Promise<VitalSign> =>
      (await record(who, body).expect(201)).body.data,
    list: async (who: Person, query = '') =>
      (await api.ask.get(`/vital-signs${query}`).set(by(who)).expect(200)).body,
  };
}
