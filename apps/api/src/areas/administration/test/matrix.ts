import type { Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  listDoctorRegistrations: { about: 'doctors' },
  decideDoctorRegistration: {
    about: 'doctors',
    ask: async ({ api }) => {
      const { userId } = await api.signedIn('UNVERIFIED_DOCTOR');
      return { id: userId, body: { status: 'VERIFIED' } };
    },
  },
};
