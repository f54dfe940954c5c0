import { nearestGoals } from '@nadi/domain/goals/goal-progress';
import { NextGoals } from '@nadi/ui/screens/goals/NextGoals';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectEntries } from '../../kernel/outbox/outbox-selectors';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { withUnsent } from './with-unsent';

/** The contract's maximum for a page. */
const newest = 100;
const shown = 3;

/** The patient's nearest goals; nothing if none is in progress, or if it is not known. */
export function NextGoalsPart() {
  const { $api } = useServices();
  const today = dayOf(useClock());
  const entries = useAppSelector(selectEntries);
  const question = { params: { query: { status: 'in_progress', limit: newest } } } as const;
  const list = $api.useQuery('get', '/health-goals', question);
  const goals = nearestGoals(
    (list.data?.data ?? []).map((goal) => withUnsent(goal, entries)),
    today,
  );
  return goals.length > 0 ? <NextGoals goals={goals.slice(0, shown)} today={today} /> : null;
}
