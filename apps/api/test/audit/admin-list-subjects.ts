import type { AdminDataRequestList } from '@nadi/contract/schema';
import type { TestApi } from '../api';
import type { Asked } from '../matrix/ask';
import type { World } from '../matrix/world';

type Given = { api: () => TestApi; world: () => World };
type Prepared = { asked: Asked; subjects: () => string[] };
type Named = { body: { data: unknown } };

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
  // The one that is due first, whoever made it.
  listAdminDataRequests: async () => {
    await world().dataRequest(await api().signedIn('PATIENT'));
    return {
      asked: { query: 'limit=1' },
      subjects: ({ body }: Named) => (body.data as AdminDataRequestList).items.map(({ person }) => person.id),
    };
  },
  decideDataRequest: async (): Promise<Prepared> => {
    const { userId, token } = await api().signedIn('PATIENT');
    const asked = { id: await world().dataRequest({ token }), body: { status: 'in_progress' } };
    return { asked, subjects: () => [userId] };
  },
  listDeliveries: async (): Promise<Prepared> => {
    const { userId, email } = await api().signedIn('PATIENT');
    await api().ask.post('/auth/forgot-password').send({ email }).expect(200);
    return { asked: { query: `person=${userId}` }, subjects: () => [userId] };
  },
});
