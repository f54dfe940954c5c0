import { MoreWays } from '@nadi/ui/screens/dashboard/MoreWays';
import { latePart } from '../../kernel/shell/late-part';
import { loadNextVisit } from '../appointments/offers';
import { loadNextGoals } from '../goals/offers';

const NextVisit = latePart(loadNextVisit);
const NextGoals = latePart(loadNextGoals);

/** The parts of a patient's dashboard beside readings, which are fetched once those are there. */
export function BelowDashboard() {
  return (
    <>
      <NextVisit />
      <NextGoals />
      <MoreWays of="PATIENT" />
    </>
  );
}
