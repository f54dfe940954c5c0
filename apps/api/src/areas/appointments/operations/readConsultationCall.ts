import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { presentCall, refuseCall, waitingOf } from '@nadi/domain/appointments/call';
import { query } from '../../../kernel/operation/operation';
import { iceServersOf } from '../ice-servers';
import { findConsultation, findLine, sideOf } from '../queries/find-consultations';

export const readConsultationCall = query('readConsultationCall', async ({ path }, given) => {
  const { caller, now, ice } = given;
  const visit = await findConsultation(path.id, given);
  const refusal = refuseCall(visit, now);
  if (refusal) throw conflict(refusal);
  const side = sideOf(caller);
  const waiting = waitingOf(visit, side === 'PATIENT' ? await findLine(visit.id, given) : []);
  return answer(presentCall(visit, { side, iceServers: iceServersOf(ice, caller.userId, now), waiting }));
});
