import type { Saved } from '../../patterns/state';

export type GoalStatus = 'not_started' | 'in_progress' | 'completed' | 'paused' | 'abandoned';
export type GoalCategory =
  | 'weight'
  | 'blood_pressure'
  | 'activity'
  | 'nutrition'
  | 'sleep'
  | 'wellbeing'
  | 'check_up'
  | 'other';
export type GoalPriority = 'low' | 'medium' | 'high';
export type GoalSource = 'weight' | 'blood_pressure';
export type GoalTimeframe = 'week' | 'month' | 'year';

/** The bits of the contract's `NewHealthGoal` that the form fills in. */
export type GoalDraft = {
  title: string;
  category: GoalCategory;
  priority: GoalPriority;
  direction: 'at_least' | 'at_most';
  targetValue: number;
  currentValue?: number;
  unit: string;
  fedBy: GoalSource | null;
  /** 'YYYY-MM-DD' */
  start: string;
  due: string | null;
  note: string | null;
};

export type GoalConcern = {
  reason: 'below_healthy_weight' | 'below_range' | 'height_unknown' | 'no_range';
  limit: number | null;
  sources: readonly { title: string; clause: string | null; url: string }[];
};

/** The bits of the contract's `HealthGoal` that are drawn. */
export type GoalRow = Omit<GoalDraft, 'currentValue'> & {
  id: string;
  status: GoalStatus;
  /** RFC 3339 */
  statusSince: string;
  startValue: number | null;
  currentValue: number | null;
  /** From 0 to 1; null while there is no value. */
  share: number | null;
  /** The days with readings that feed it; null if none do. */
  readings: { days: number; from: string | null; to: string | null } | null;
  concern: GoalConcern | null;
  version: number;
  /** The states that may follow. */
  moves: readonly GoalStatus[];
  /** True if its state lets progress be recorded. */
  takesProgress: boolean;
  unsent?: {
    entryId: number;
    standing: 'waiting' | 'sending' | 'attention';
    /** Why the server did not accept it; null if it did not say no. */
    message: string | null;
  };
};

export type GoalForecast = {
  outcome: 'reached' | 'expected' | 'too_uncertain' | 'not_approaching' | 'not_enough_data';
  day: string | null;
  earliest: string | null;
  latest: string | null;
  days: number;
};

/** The bits of the contract's `HealthGoalAnalytics` that are drawn. */
export type GoalAnalytics = {
  from: string;
  to: string;
  points: readonly { day: string; value: number }[];
  change: number | null;
  forecast: GoalForecast | null;
};

/** `isUnsent`: this device keeps it until there is a connection. */
export type GoalSaved = Saved<{ isUnsent?: boolean }, GoalRow>;

export type GoalActions = {
  /** Records the value of now. */
  onProgress: (goal: GoalRow, value: number) => Promise<GoalSaved>;
  onComplete: (goal: GoalRow) => Promise<GoalSaved>;
  /** Takes back the latest that has not been sent, or what the server did not accept. */
  onUndoUnsent: (goal: GoalRow) => void;
  onStatus: (goal: GoalRow, status: GoalStatus) => Promise<GoalSaved>;
  /** @param goal the goal to change; null for a new one */
  onSave: (draft: GoalDraft, goal: GoalRow | null) => Promise<GoalSaved>;
  onDelete: (goal: GoalRow) => Promise<GoalSaved>;
};
