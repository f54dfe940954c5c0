import { caller, type Rules } from '../../../../test/matrix/rule';
import { allergy } from '../../../../test/matrix/samples';

export const rules: Rules = {
  readMedicalHistory: caller,
  readPatientDashboard: caller,
  readHealthMetrics: caller,
  readWellnessSummary: caller,
  updateMedicalHistory: {
    ...caller,
    ask: async () => ({ body: { medicalHistory: { noneKnown: [], entries: [allergy] } } }),
  },
  readMedicineChecks: caller,
  acknowledgeMedicineWarning: {
    ...caller,
    ask: async (world, who) => ({
      body: { warningId: await world.medicineWarning(who), reason: 'My doctor knows.' },
    }),
  },
};
