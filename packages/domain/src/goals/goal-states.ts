import type { Transitions } from '../kernel/transitions';
import type { GoalStatus } from './goal';

export const goalStatuses: readonly GoalStatus[] = [
  'in_progress',
  'not_started',
  'paused',
  'completed',
  'abandoned',
];

/** The states that may follow each; a completed goal may become what it was before, so that completing can be undone. */
const movesFrom: Readonly<Record<GoalStatus, readonly GoalStatus[]>> = {
  not_started: ['in_progress', 'completed', 'abandoned'],
  in_progress: ['paused', 'completed', 'abandoned'],
  paused: ['in_progress', 'completed', 'abandoned'],
  completed: ['not_started', 'in_progress', 'paused'],
  abandoned: ['in_progress'],
};

/** As the contract has them for a change of status. */
export const goalMoves: Transitions = {
  from: movesFrom,
  refusal: 'This goal is {state}. It may become {allowed}.',
};

/** The same for completing, after which a completed goal stays as it is. */
export const completion: Transitions = {
  from: {
    not_started: ['completed'],
    in_progress: ['completed'],
    paused: ['completed'],
    completed: ['completed'],
    abandoned: [],
  },
  refusal: 'This goal is {state}. It may become in_progress.',
};

export const movesOf = (status: GoalStatus): readonly GoalStatus[] => movesFrom[status];

export const takesProgress = (status: GoalStatus): boolean =>
  status === 'in_progress' || status === 'not_started';
