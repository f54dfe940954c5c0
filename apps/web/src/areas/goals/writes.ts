import type { HealthGoal, HealthGoalProgress } from '@nadi/contract/schema';
import type { WaitingKind } from '../../kernel/offline/write-kinds';

/** The subject of a goal: its entries are ordered and grouped by it. */
export const goalSubject = 'health-goal';

type Known = { id: string; goal: Pick<HealthGoal, 'title'> };
type Progress = Known & { operation: 'updateHealthGoalProgress'; body: HealthGoalProgress };
type Completion = Known & { operation: 'completeHealthGoal' };

declare module '../../kernel/offline/write' {
  interface Writes {
    updateHealthGoalProgress: Progress;
    completeHealthGoal: Completion;
  }
}

const common = { waits: true, type: goalSubject, invalidates: /^\/health-goals/ } as const;

/** Progress of a day and completing are as true later as now; they are based on no version. */
export const writes: readonly WaitingKind[] = [
  {
    ...common,
    operation: 'updateHealthGoalProgress',
    request: ({ id, body }: Progress) => ({ method: 'PATCH', url: `/health-goals/${id}/progress`, body }),
  },
  {
    ...common,
    operation: 'completeHealthGoal',
    request: ({ id }: Completion) => ({ method: 'PATCH', url: `/health-goals/${id}/complete` }),
  },
];
