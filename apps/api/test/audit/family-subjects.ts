import { born, handingOver, password } from '../../src/areas/family/test/handing-over';
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
  confirmFamilyReview: async (who: Person) => {
    const { id } = await handingOver(api()).child(who, { dateOfBirth: '2012-01-10' });
    return { asked: { id }, subjects: () => [who.userId, id] };
  },
  sendTakeOver: async (who: Person) => {
    const { id } = await handingOver(api()).child(who);
    return {
      asked: { id, body: { email: 'tara-of-the-trail@family.example' } },
      subjects: () => [who.userId, id],
    };
  },
  withdrawTakeOver: async (who: Person) => {
    const { id } = await handingOver(api()).child(who);
    return { asked: { id }, subjects: () => [who.userId, id] };
  },
  takeOver: async () => {
    const { id, token } = await handingOver(api()).invited(await api().signedIn('PATIENT'));
    return {
      asked: { body: { token, dateOfBirth: born, password, acceptTerms: true } },
      subjects: () => [id],
    };
  },
});
