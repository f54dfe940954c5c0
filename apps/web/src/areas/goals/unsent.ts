import * as m from '@nadi/ui/messages';
import type { Write } from '../../kernel/offline/write';
import type { UnsentKind } from '../../kernel/unsent/unsent-kinds';
import { goalSubject } from './writes';

const common = {
  home: '/dashboard/goals',
  editHref: () => null,
  fieldLabels: { currentValue: m.goal_now },
  sealed: { type: goalSubject, title: m.goal_sealed, action: 'change' },
} as const;

const progress: UnsentKind<Extract<Write, { operation: 'updateHealthGoalProgress' }>> = {
  ...common,
  operation: 'updateHealthGoalProgress',
  words: ({ goal, body }) => ({
    title: m.goal_progress_unsent(goal),
    detail: String(body.currentValue),
    action: 'change',
  }),
};

const completion: UnsentKind<Extract<Write, { operation: 'completeHealthGoal' }>> = {
  ...common,
  operation: 'completeHealthGoal',
  words: ({ goal }) => ({ title: m.goal_complete_unsent(goal), detail: '', action: 'change' }),
};

/** The texts for unsent progress and completions. */
export const unsent: readonly UnsentKind[] = [progress, completion];
