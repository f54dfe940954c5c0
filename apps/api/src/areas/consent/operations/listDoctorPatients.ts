import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { findPatientPage } from '../queries/find-doctor-patients';

export const listDoctorPatients = query(
  'listDoctorPatients',
  async ({ query: { page, limit, search, status } }, given) => {
    const { found, total } = await findPatientPage({ page, limit, search, status }, given);
    for (const { id, authorizations } of found)
      given.touched({ subjectId: id, recordIds: [id], purpose: authorizations[0]?.purpose ?? 'CAREMGT' });
    return pageAnswer(found, { page, limit, total });
  },
);
