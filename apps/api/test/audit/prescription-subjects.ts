import type { OperationId } from '@nadi/contract/operations';
import type { Person, TestApi } from '../api';
import type { Asked } from '../matrix/ask';

type Given = { api: () => TestApi; matrix: (id: OperationId, who: Person) => Promise<Asked> };

/** Prepares what doctors do with prescriptions: its subject is the patient of the visit whom the rule of the matrix makes. */
export function prescriptionSubjects({ api, matrix }: Given) {
  const of = (id: OperationId, table: 'consultations' | 'prescriptions') => async (doctor: Person) => {
    const asked = await matrix(id, doctor);
    const [row] = await api().database.asSuperuser(
      `select patient_id as id from ${table} where id = '${asked.id}'`,
    );
    return { asked, subjects: () => [String(row?.id)], isOfAnother: table === 'consultations' };
  };
  return {
    readConsultationPrescription: of('readConsultationPrescription', 'consultations'),
    updateConsultationPrescription: of('updateConsultationPrescription', 'consultations'),
    signPrescription: of('signPrescription', 'prescriptions'),
    cancelPrescription: of('cancelPrescription', 'prescriptions'),
  };
}
