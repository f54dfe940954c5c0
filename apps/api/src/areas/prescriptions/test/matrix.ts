import { caller, nobody, type Rule, type Rules } from '../../../../test/matrix/rule';
import type { World } from '../../../../test/matrix/world';

/** Makes a visit of a doctor that is under way. */
const begun = async ({ visits, api }: World, doctor: Parameters<World['visits']['begun']>[1]) =>
  visits.begun(await api.signedIn('PATIENT'), doctor);

const ofPatient: Rule = {
  about: 'patient',
  ask: async ({ prescriptions, visits, api, prescription }, owner) => {
    const { role } = (await api.ask.get('/auth/me').set({ Authorization: `Bearer ${owner.token}` })).body.data
      .user;
    if (role !== 'DOCTOR') return { id: (await prescription(owner)).id };
    await visits.opening(owner).expect(200);
    return { id: (await prescriptions.signed(await api.signedIn('PATIENT'), owner)).id };
  },
};

export const rules: Rules = {
  readConsultationPrescription: {
    ...caller,
    ask: async (world, doctor) => ({ id: (await begun(world, doctor)).id }),
  },
  updateConsultationPrescription: {
    ...caller,
    ask: async (world, doctor) => ({ id: (await begun(world, doctor)).id, body: world.prescriptions.body() }),
  },
  signPrescription: {
    ...caller,
    ask: async (world, doctor) => {
      const { prescription } = await world.prescriptions.answered(doctor, (await begun(world, doctor)).id);
      return { id: prescription.id, body: { version: prescription.version } };
    },
  },
  cancelPrescription: {
    ...caller,
    ask: async ({ prescriptions, visits, api }, doctor) => {
      await visits.opening(doctor).expect(200);
      const { id } = await prescriptions.signed(await api.signedIn('PATIENT'), doctor);
      return { id, body: { reason: 'The strength was wrong.' } };
    },
  },
  listPrescriptions: caller,
  readPrescription: ofPatient,
  downloadPrescription: ofPatient,
  readPrescriptionKeys: nobody,
  verifyPrescription: { ...nobody, ask: async () => ({ body: { token: 'a.b.c' } }) },
};
