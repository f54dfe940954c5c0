import * as m from '../../../generated/messages/messages';
import type { AdvisedType, Audience } from '../private/reading/advice-plan';
import type { Side } from '../private/reading/reading';
import { breathing, oxygen, pulse } from './breath-and-pulse';
import { bloodPressure } from './pressure';
import type { Advice } from './types';

const glucoseLow: Advice = {
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
};
const glucoseHigh: Advice = {
  title: m.critical_glucose_high_title,
  steps: [m.critical_glucose_high_step_drink, m.critical_glucose_high_step_plan],
  ifNone: m.critical_step_doctor,
  signs: [
    m.critical_glucose_high_sign_vomit,
    m.critical_glucose_high_sign_breath,
    m.critical_glucose_high_sign_drowsy,
    m.critical_glucose_high_sign_thirst,
  ],
};
const glucose: Record<Side, Record<Audience, Advice>> = {
  low: {
    adult: glucoseLow,
    pregnant: glucoseLow,
    child: {
      ...glucoseLow,
      steps: [
        m.critical_glucose_low_step_sugar_child,
        m.critical_glucose_low_step_again,
        m.critical_glucose_low_step_eat,
      ],
    },
    baby: { ...glucoseLow, steps: [m.critical_glucose_low_step_feed, m.critical_step_stay_child] },
  },
  high: {
    adult: glucoseHigh,
    pregnant: { ...glucoseHigh, ifNone: m.critical_step_maternity },
    child: { ...glucoseHigh, ifNone: m.critical_glucose_high_step_doctor_child },
    baby: {
      ...glucoseHigh,
      steps: [m.critical_step_stay_child],
      ifNone: m.critical_glucose_high_step_doctor_child,
    },
  },
};

const fever: Advice = {
  title: m.critical_temperature_high_title,
  steps: [m.critical_temperature_high_step_rest, m.critical_temperature_high_step_cool],
  ifNone: m.critical_step_doctor,
  signs: [
    m.critical_temperature_high_sign_confused,
    m.critical_temperature_high_sign_neck,
    m.critical_temperature_high_sign_breath,
  ],
};
const cold: Advice = {
  title: m.critical_temperature_low_title,
  steps: [
    m.critical_temperature_low_step_warm,
    m.critical_temperature_low_step_drink,
    m.critical_temperature_low_step_not,
  ],
  signs: [],
};
const temperature: Record<Side, Record<Audience, Advice>> = {
  high: {
    adult: fever,
    pregnant: {
      ...fever,
      title: m.critical_temperature_high_title_pregnant,
      ifNone: m.critical_step_maternity,
      signs: [...fever.signs, m.critical_bp_low_sign_bleeding_pregnant],
    },
    child: {
      title: m.critical_temperature_high_title_child,
      steps: [m.critical_temperature_high_step_child, m.critical_temperature_high_step_cool],
      ifNone: m.critical_step_doctor,
      signs: [
        m.critical_temperature_high_sign_fit,
        m.critical_temperature_high_sign_neck,
        m.critical_temperature_high_sign_skin,
      ],
    },
    baby: {
      title: m.critical_temperature_high_title_baby,
      lead: m.critical_hospital_now_baby,
      steps: [m.critical_temperature_high_step_baby, m.critical_step_stay_child],
      signs: [],
    },
  },
  low: {
    adult: cold,
    pregnant: cold,
    child: {
      title: m.critical_temperature_low_title_child,
      steps: [m.critical_temperature_low_step_warm, m.critical_temperature_low_step_not],
      ifNone: m.critical_step_doctor,
      signs: [m.critical_temperature_low_sign_child, m.critical_sign_child_breath],
    },
    baby: {
      title: m.critical_temperature_low_title_child,
      lead: m.critical_hospital_now_baby,
      steps: [m.critical_temperature_low_step_baby, m.critical_step_stay_child],
      signs: [],
    },
  },
};

/**
 * First aid by what was measured, at which side and of whom; the sources of each claim are on the clinical page, the numbers to
 * call are the brand's.
 */
export const adviceOf: Record<AdvisedType, Record<Side, Record<Audience, Advice>>> = {
  blood_pressure: bloodPressure,
  oxygen_saturation: oxygen,
  pulse,
  respiratory_rate: breathing,
  temperature,
  glucose,
};
