import type { Person, TestApi } from '../api';
import { familyOf } from '../family';

/** Whose entries there are: a child, or the patient whom someone leaves, has one too. */
export const familySubjects = (api: () => TestApi) => ({
  addFamilyMember: async (who: Person) => ({
    asked: {},
    subjects: ({ body }: { body: { data: { id?: string } } }) => [who.userId, String(body.data.id)],
  }),
  updateFamilyMember: async (who: Person) => {
    const patient = await api().signedIn('PATIENT');
    await familyOf(api()).letAct(who, patient);
    return { asked: { id: patient.userId, body: { relationship: 'friend' } }, subjects: () => [who.userId] };
  },
  leaveFamilyMember: async (who: Person) => {
    const patient = await api().signedIn('PATIENT');
    await familyOf(api()).letAct(who, patient);
    return { asked: { id: patient.userId }, subjects: () => [who.userId, patient.userId] };
  },
});
