import { answer } from '@nadi/api-server/answers';
import { presentWellness, wellnessTimes } from '@nadi/domain/medical-history/wellness';
import { query } from '../../../kernel/operation/operation';
import { countsSince, loadSubject } from '../../vital-signs/offers';
import { findHistory } from '../queries/find-history';

export const readWellnessSummary = query('readWellnessSummary', async (_, given) => {
  const { tx, caller, now, touched } = given;
  const { from, middle } = wellnessTimes(now);
  const [subject, both, last, { rows }] = await Promise.all([
    loadSubject(caller, tx),
    countsSince(caller, from, tx),
    countsSince(caller, middle, tx),
    findHistory(caller, tx),
  ]);
  const { dateOfBirth } = subject;
  const told = presentWellness({ both, last, rows, dateOfBirth }, now);
  touched({ recordIds: told.lifestyle.flatMap(({ entryId }) => entryId ?? []) });
  return answer(told);
});
