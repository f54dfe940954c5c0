import { addDays } from '@nadi/domain/kernel/calendar';
import { and, between, eq, sql } from 'drizzle-orm';
import { everyMorning, type Trigger } from '../../kernel/triggers/trigger';
import { healthGoals } from './tables/health-goals';

/** A goal that is not over, in the last seven days before its last day; once for each last day. */
const goalDue: Trigger = {
  id: 'health-goal-due',
  name: 'Goal near its last day',
  description: 'Reminds you in the morning, a week before the last day of a goal that is not over.',
  roles: ['PATIENT'],
  at: everyMorning,
  notice: {
    type: 'health-goal-due',
    category: 'goals',
    title: 'The last day of a goal is near',
    body: 'The last day of one of your goals is within a week. You can record how far you are, choose another day, or leave it as it is.',
    action: { label: 'Open your goals', href: '/dashboard/goals' },
  },
  find: ({ tx, day, userId }) =>
    tx
      .select({
        userId: healthGoals.patientId,
        about: sql<string>`${healthGoals.id}::text || ' ' || ${healthGoals.due}::text`,
      })
      .from(healthGoals)
      .where(
        and(
          userId === null ? undefined : eq(healthGoals.patientId, userId),
          // Written as in the index.
          sql`status in ('not_started', 'in_progress')`,
          between(healthGoals.due, day, addDays(day, 7)),
        ),
      ),
};

export const triggers: readonly Trigger[] = [goalDue];
