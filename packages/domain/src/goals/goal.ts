import type { At } from '../kernel/at';

export type GoalStatus = 'not_started' | 'in_progress' | 'completed' | 'paused' | 'abandoned';
export type GoalSource = 'weight' | 'blood_pressure';
export const goalCategories = [
  'weight',
  'blood_pressure',
  'activity',
  'nutrition',
  'sleep',
  'wellbeing',
  'check_up',
  'other',
] as const;
export type GoalCategory = (typeof goalCategories)[number];
export const goalPriorities = ['low', 'medium', 'high'] as const;
export type GoalPriority = (typeof goalPriorities)[number];

/** The value of a calendar day, in the unit of the goal. */
export type GoalPoint = { day: string; value: number };

/** The end of a goal: at the target value and above it, or at it and below it. */
export type Target = { direction: 'at_least' | 'at_most'; targetValue: number };

/** A goal as a person sets it. */
export type GoalDraft = Target & {
  title: string;
  category: GoalCategory;
  priority: GoalPriority;
  currentValue?: number | undefined;
  unit: string;
  fedBy?: GoalSource | null | undefined;
  start: string;
  due?: string | null | undefined;
  note?: string | null | undefined;
};

/** A goal as it is kept. */
export type KeptGoal<Moment extends At = At> = Required<
  Omit<GoalDraft, 'currentValue' | 'fedBy' | 'due' | 'note'>
> & {
  fedBy: GoalSource | null;
  due: string | null;
  note: string | null;
  status: GoalStatus;
  statusSince: Moment;
  /** The values that the person recorded, by day, oldest first. */
  points: readonly GoalPoint[];
};

export const isReached = ({ direction, targetValue }: Target, value: number): boolean =>
  direction === 'at_least' ? value >= targetValue : value <= targetValue;
