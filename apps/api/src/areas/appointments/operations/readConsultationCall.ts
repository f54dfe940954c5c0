import { answer } from '@nadi/api-server/answers';
import { conflict, notFound } from '@nadi/api-server/problem';
import { presentCall, refuseCall, waitingOf } from '@nadi/domain/appointments/call';
import { waitingSinceOf } from '@nadi/domain/appointments/day';
import { query } from '../../../kernel/operation/operation';
import { iceServersOf } from '../ice-servers';
import { findLine, selectOwn, sideOf } from '../queries/find-consultations';

export const readConsultationCall = query('readConsultationCall', async ({ path }, given) => {
  const { caller, now, ice } = given;
  const [visit] = await selectOwn(path.id, given);
  if (!visit) throw notFound();
  const refusal = refuseCall(visit, now);
  if (refusal) throw conflict(refusal);
  const side = sideOf(caller);
  const waiting = waitingOf(waitingSinceOf(visit), side === 'PATIENT' ? await findLine(visit.id, given) : []);
  return answer(presentCall(visit, { side, iceServers: iceServersOf(ice, caller.userId, now), waiting }));
});
