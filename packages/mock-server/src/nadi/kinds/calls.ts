import type { ConsultationCall } from '@nadi/contract/schema';
import { presentCall, refuseCall, waitingOf } from '@nadi/domain/appointments/call';
import { waitingSinceOf } from '@nadi/domain/appointments/day';
import { overrunMs } from '@nadi/domain/appointments/states';
import type { Kind } from '../../mock-types';
import { conflict } from '../problems';
import { worldOf } from '../world';
import { type KeptVisit, sideOf, visitsOf } from './appointments';
import { keptOne, ownerOf } from './list-adapters';

/** How a call is joined; the mock itself passes no signals on. */
export const consultationCall: Kind<ConsultationCall> = {
  kept(given) {
    const { store, path, now } = given;
    const [world, me] = [worldOf(store), ownerOf(given)];
    return keptOne(() => {
      const visit = visitsOf(world, me).find(({ id }) => id === path.id);
      if (!visit) return null;
      const refusal = refuseCall(visit, now);
      if (refusal) throw conflict(refusal);
      const others = world.visits
        .filter(
          ({ id, doctor, endsAt }) =>
            id !== visit.id && doctor.id === visit.doctor.id && isRecent(endsAt, now),
        )
        .map((one) => ({ status: one.status, waitingSince: waitingSinceOf(one) }));
      const waiting = waitingOf(waitingSinceOf(visit), others);
      return presentCall(visit, { side: sideOf(me), iceServers: [], waiting });
    });
  },
};
const isRecent = (endsAt: KeptVisit['endsAt'], now: Date) =>
  new Date(endsAt).getTime() > now.getTime() - overrunMs;
