import { answer } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { presentPrescribing } from '@nadi/domain/prescriptions/prescribing';
import { query } from '../../../kernel/operation/operation';
import { selectOwn, touchOf } from '../../appointments/offers';
import { loadPrescribing } from '../prescribing';

export const readConsultationPrescription = query('readConsultationPrescription', async ({ path }, given) => {
  const [visit] = await selectOwn(path.id, given);
  if (!visit) throw notFound();
  const shown = presentPrescribing(await loadPrescribing(visit, given));
  given.touched({ ...touchOf(visit, given.caller), recordIds: [shown.prescription?.id ?? visit.id] });
  return answer(shown);
});
