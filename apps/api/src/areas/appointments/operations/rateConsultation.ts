import { versioned } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { ratingOf, refuseRating } from '@nadi/domain/appointments/rating';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation } from '../change-consultation';
import { findConsultation, holdConsultation } from '../queries/find-consultations';
import { tellBoth } from '../tell-both';
import { touchOf } from '../touch-of';

export const rateConsultation = mutation('rateConsultation', async ({ path, headers, body }, given) => {
  const { caller, now, touched } = given;
  const { row, shown: before } = await holdConsultation(path.id, headers['If-Match'], given);
  touched(touchOf(before, caller));
  const refusal = refuseRating(row, now);
  if (refusal) throw conflict(refusal);
  await changeConsultation(row, { rating: ratingOf(body, row.rating, now) }, given);
  const shown = await findConsultation(row.id, given);
  tellBoth(shown, given);
  return versioned(shown);
});
