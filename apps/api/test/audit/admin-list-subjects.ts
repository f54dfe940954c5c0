import type { TestApi } from '../api';
import type { Asked } from '../matrix/ask';
import type { World } from '../matrix/world';

type Given = { api: () => TestApi; world: () => World };
type Prepared = { asked: Asked; subjects: () => string[] };

/** Lists of administrators, narrowed to one patient whose access log tells of it. */
export const adminListSubjects = ({ api, world }: Given) => ({
  listAdminConsultations: async (): Promise<Prepared> => {
    const { userId, token } = await api().signedIn('PATIENT');
    const { doctor } = await world().visits.booked({ userId, token });
    return { asked: { query: `doctor=${doctor.id}` }, subjects: () => [userId] };
  },
  listAdminConsents: async (): Promise<Prepared> => {
    const { userId, token } = await api().signedIn('PATIENT');
    await world().consents.asked({ userId, token }, await api().signedIn('DOCTOR'));
    return { asked: { query: `patient=${userId}` }, subjects: () => [userId] };
  },
  listDeliveries: async (): Promise<Prepared> => {
    const { userId, email } = await api().signedIn('PATIENT');
    await api().ask.post('/auth/forgot-password').send({ email }).expect(200);
    return { asked: { query: `person=${userId}` }, subjects: () => [userId] };
  },
});
