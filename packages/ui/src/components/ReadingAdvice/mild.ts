import * as m from '../../../generated/messages/messages';
import type { AdvisedType, Audience, Mild } from '../private/reading/advice-plan';
import type { Side } from '../private/reading/reading';

type Line = (inputs: { number: string }) => string;
/** For an audience that has no words of its own the adult's hold. */
type ByAudience = { adult: Line } & Partial<Record<Audience, Line>>;

export type MildWords = { means: ByAudience; next: Partial<Record<Mild, ByAudience>> };

/** Both of a child and of a baby. */
const young = (line: Line) => ({ child: line, baby: line });

const oxygenLow: MildWords = {
  means: { adult: m.advice_oxygen_low_means },
  next: { 'same-day': { adult: m.advice_oxygen_low_same_day } },
};

/** The meaning of a reading out of range, and one next step, by how soon it is due. */
export const mildWords: Record<AdvisedType, Record<Side, MildWords>> = {
  blood_pressure: {
    high: {
      means: {
        adult: m.advice_bp_high_means,
        pregnant: m.advice_bp_high_means_pregnant,
        ...young(m.advice_bp_high_means_child),
      },
      next: {
        repeat: { adult: m.advice_bp_high_repeat },
        soon: { adult: m.advice_bp_high_soon, pregnant: m.advice_bp_high_soon_pregnant },
        'same-day': { adult: m.advice_bp_high_same_day, pregnant: m.advice_bp_high_same_day_pregnant },
      },
    },
    low: {
      means: { adult: m.advice_bp_low_means },
      next: {
        repeat: { adult: m.advice_bp_low_repeat, pregnant: m.advice_bp_low_repeat_pregnant },
        soon: { adult: m.advice_bp_low_soon },
      },
    },
  },
  glucose: {
    high: {
      means: { adult: m.advice_glucose_high_means, pregnant: m.advice_glucose_high_means_pregnant },
      next: {
        repeat: { adult: m.advice_glucose_high_repeat, pregnant: m.advice_glucose_high_soon_pregnant },
        soon: { adult: m.advice_glucose_high_soon, pregnant: m.advice_glucose_high_soon_pregnant },
        'same-day': {
          adult: m.advice_glucose_high_same_day,
          ...young(m.advice_glucose_high_same_day_child),
        },
      },
    },
    low: {
      means: { adult: m.advice_glucose_low_means },
      next: {
        repeat: { adult: m.advice_glucose_low_repeat, ...young(m.advice_glucose_low_repeat_child) },
        'same-day': { adult: m.advice_glucose_low_repeat, ...young(m.advice_glucose_low_same_day_child) },
      },
    },
  },
  oxygen_saturation: {
    high: {
      means: { adult: m.advice_oxygen_high_means },
      next: { repeat: { adult: m.advice_oxygen_high_repeat } },
    },
    low: oxygenLow,
  },
  pulse: {
    high: {
      means: { adult: m.advice_pulse_high_means, ...young(m.advice_pulse_high_means_child) },
      next: {
        repeat: { adult: m.advice_pulse_high_repeat, ...young(m.advice_pulse_high_repeat_child) },
        soon: { adult: m.advice_pulse_high_soon },
        'same-day': { adult: m.advice_pulse_high_same_day },
      },
    },
    low: {
      means: { adult: m.advice_pulse_low_means, ...young(m.advice_pulse_low_means_child) },
      next: {
        repeat: { adult: m.advice_pulse_low_repeat, ...young(m.advice_pulse_low_repeat_child) },
        soon: { adult: m.advice_pulse_low_soon, ...young(m.advice_pulse_low_soon_child) },
        'same-day': { adult: m.advice_pulse_low_repeat, ...young(m.advice_pulse_low_same_day_child) },
      },
    },
  },
  temperature: {
    high: {
      means: { adult: m.advice_temperature_high_means, baby: m.advice_temperature_high_means_baby },
      next: {
        soon: { adult: m.advice_temperature_high_soon, ...young(m.advice_temperature_high_soon_child) },
        'same-day': {
          adult: m.advice_temperature_high_same_day,
          baby: m.advice_temperature_high_same_day_baby,
        },
      },
    },
    low: {
      means: { adult: m.advice_temperature_low_means, ...young(m.advice_temperature_low_means_child) },
      next: {
        repeat: { adult: m.advice_temperature_low_repeat },
        'same-day': {
          adult: m.advice_temperature_low_same_day,
          child: m.advice_temperature_low_same_day_child,
          baby: m.advice_temperature_low_same_day_baby,
        },
      },
    },
  },
  respiratory_rate: {
    high: {
      means: { adult: m.advice_breathing_high_means },
      next: {
        repeat: {
          adult: m.advice_breathing_high_repeat,
          ...young(m.advice_breathing_high_repeat_child),
        },
        'same-day': {
          adult: m.advice_breathing_high_same_day,
          ...young(m.advice_breathing_high_same_day_child),
        },
      },
    },
    low: {
      means: { adult: m.advice_breathing_low_means },
      next: {
        repeat: { adult: m.advice_breathing_low_repeat },
        'same-day': {
          adult: m.advice_breathing_low_repeat,
          ...young(m.advice_breathing_low_same_day_child),
        },
      },
    },
  },
};
