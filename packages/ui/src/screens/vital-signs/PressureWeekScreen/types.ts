import type { GuidelineSource } from '../../../components/private/reading/reading';
import type { Kept, Saved } from '../../../patterns/state';

export type WeekHalf = 'morning' | 'evening';
export type WeekState = 'planned' | 'running' | 'ended' | 'stopped';

type Pressure = {
  id: string;
  /** RFC 3339, in the offset at which it was measured. */
  measuredAt: string;
  systolic: number;
  diastolic: number;
};

export type WeekSitting = {
  half: WeekHalf;
  state: 'complete' | 'incomplete' | 'open' | 'missed';
  isOver: boolean;
  reason: 'alone' | 'too-close' | null;
  count: number;
  readings: readonly (Pressure & { isCounted: boolean })[];
};

export type WeekDay = { day: string; isLeftOut: boolean; sittings: readonly WeekSitting[] };

/** The bits of the contract's `PressureWeek` that are drawn. */
export type PressureWeek = {
  id: string;
  /** 'YYYY-MM-DD' */
  firstDay: string;
  lastDay: string;
  timeZone: string;
  /** 'HH:MM' */
  morningAt: string;
  eveningAt: string;
  hasReminders: boolean;
  state: WeekState;
  days: readonly WeekDay[];
  wholeDays: number;
  missingDays: number;
  mayBeEnough: boolean;
  average: { systolic: number; diastolic: number; readings: number; days: number } | null;
  comparison: {
    outcome: 'below' | 'at-or-above' | 'not-applicable';
    because: 'pregnancy' | 'under-18' | null;
    conditions: readonly ('not-pregnant' | 'adult')[];
    threshold: { systolic: number; diastolic: number };
  } | null;
  urgentCount: number;
  urgent: readonly Pressure[];
  version: number;
};

/** The weeks of a person, the newest first. */
export type PressureWeeksState = Kept<{ weeks: readonly PressureWeek[] }>;

export type WeekReminders = { morningAt: string; eveningAt: string; hasReminders: boolean };
export type WeekDraft = WeekReminders & { firstDay: string };
export type WeekSaved = Saved<object, PressureWeek>;

export type WeekActions = {
  onStart: (draft: WeekDraft) => Promise<WeekSaved>;
  onChange: (week: PressureWeek, reminders: WeekReminders) => Promise<WeekSaved>;
  onStop: (week: PressureWeek) => Promise<WeekSaved>;
};

export type { GuidelineSource };
