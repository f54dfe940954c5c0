import * as m from '../../../generated/messages/messages';
import type { ReadingNumbers, ReadingType } from '../private/reading/reading';

export type Direction = 'high' | 'low';
type Line = () => string;
export type Advice = {
  title: Line;
  /** What to do at once, in this order. */
  steps: readonly Line[];
  /** Signs with which one does not wait. */
  signs: readonly Line[];
};

const pulse = {
  steps: [m.critical_pulse_step_sit, m.critical_pulse_step_again, m.critical_pulse_step_doctor],
  signs: [m.critical_pulse_sign_faint, m.critical_pulse_sign_chest, m.critical_pulse_sign_confused],
};
const breathing = {
  steps: [m.critical_breathing_step_sit, m.critical_breathing_step_again, m.critical_breathing_step_call],
  signs: [m.critical_breathing_sign_speak, m.critical_breathing_sign_blue, m.critical_breathing_sign_wake],
};
const bloodPressure: Advice = {
  title: m.critical_bp_title,
  steps: [m.critical_bp_step_sit, m.critical_bp_step_again, m.critical_bp_step_doctor],
  signs: [
    m.critical_bp_sign_chest,
    m.critical_bp_sign_face,
    m.critical_bp_sign_head,
    m.critical_bp_sign_sight,
  ],
};
const oxygen: Advice = {
  title: m.critical_oxygen_title,
  steps: [m.critical_oxygen_step_sit, m.critical_oxygen_step_again, m.critical_oxygen_step_call],
  signs: [m.critical_oxygen_sign_breath, m.critical_oxygen_sign_blue, m.critical_oxygen_sign_chest],
};

/** Weight and height have no critical value. */
export type CriticalType = Exclude<ReadingType, 'weight' | 'height'>;

/** First aid as NHS and American Diabetes Association give it to lay people; the numbers to call are the brand's. */
export const adviceOf: Record<CriticalType, Record<Direction, Advice>> = {
  blood_pressure: { high: bloodPressure, low: bloodPressure },
  oxygen_saturation: { high: oxygen, low: oxygen },
  pulse: {
    high: { title: m.critical_pulse_title_high, ...pulse },
    low: { title: m.critical_pulse_title_low, ...pulse },
  },
  respiratory_rate: {
    high: { title: m.critical_breathing_title_high, ...breathing },
    low: { title: m.critical_breathing_title_low, ...breathing },
  },
  temperature: {
    high: {
      title: m.critical_temperature_high_title,
      steps: [
        m.critical_temperature_high_step_cool,
        m.critical_temperature_high_step_drink,
        m.critical_temperature_high_step_doctor,
      ],
      signs: [
        m.critical_temperature_high_sign_confused,
        m.critical_temperature_high_sign_neck,
        m.critical_temperature_high_sign_breath,
      ],
    },
    low: {
      title: m.critical_temperature_low_title,
      steps: [
        m.critical_temperature_low_step_warm,
        m.critical_temperature_low_step_drink,
        m.critical_temperature_low_step_again,
      ],
      signs: [
        m.critical_temperature_low_sign_drowsy,
        m.critical_temperature_low_sign_shiver,
        m.critical_temperature_low_sign_breath,
      ],
    },
  },
  glucose: {
    high: {
      title: m.critical_glucose_high_title,
      steps: [
        m.critical_glucose_high_step_drink,
        m.critical_glucose_high_step_plan,
        m.critical_glucose_high_step_doctor,
      ],
      signs: [
        m.critical_glucose_high_sign_vomit,
        m.critical_glucose_high_sign_breath,
        m.critical_glucose_high_sign_drowsy,
      ],
    },
    low: {
      title: m.critical_glucose_low_title,
      steps: [
        m.critical_glucose_low_step_sugar,
        m.critical_glucose_low_step_again,
        m.critical_glucose_low_step_eat,
      ],
      signs: [
        m.critical_glucose_low_sign_swallow,
        m.critical_glucose_low_sign_drowsy,
        m.critical_glucose_low_sign_again,
      ],
    },
  },
};

/**
 * The middle between both ends at which a reading is critical, by unit. It only tells which end a critical reading lies at, since
 * too little sugar and too much want opposite things; it is no threshold.
 */
const middles: Partial<Record<ReadingType, Partial<Record<string, number>>>> = {
  pulse: { '/min': 85 },
  respiratory_rate: { '/min': 16 },
  temperature: { Cel: 37.5, '[degF]': 99.5 },
  glucose: { 'mg/dL': 150, 'mmol/L': 8.3 },
};

/** At which end a critical reading lies. */
export function directionOf({ type, unit, value }: ReadingNumbers): Direction {
  if (type === 'oxygen_saturation') return 'low';
  const middle = middles[type]?.[unit];
  return middle !== undefined && value !== null && value < middle ? 'low' : 'high';
}
