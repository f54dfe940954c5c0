import { MoreWays } from '@nadi/ui/screens/dashboard/MoreWays';
import { latePart } from '../../kernel/shell/late-part';
import { loadNextVisit } from '../appointments/offers';
import { loadNextGoals } from '../goals/offers';
import { loadMedicinesToday } from '../medicines/offers';

const MedicinesToday = latePart(loadMedicinesToday);
const NextVisit = latePart(loadNextVisit);
const NextGoals = latePart(loadNextGoals);

/** The parts of a patient's dashboard beside readings, which are fetched once those are there. */
export function BelowDashboard() {
  return (
    <>
      <MedicinesToday />
      <NextVisit />
      <NextGoals />
      <MoreWays of="PATIENT" />
    </>
  );
}
