import * as m from '../../../generated/messages/messages';
import type { Audience } from '../private/reading/advice-plan';
import type { Side } from '../private/reading/reading';
import type { Advice } from './types';

type Table = Record<Side, Record<Audience, Advice>>;

const childSigns = [m.critical_sign_child_floppy, m.critical_sign_child_breath, m.critical_sign_child_skin];

const lowOxygen: Advice = {
  title: m.critical_oxygen_title,
  steps: [m.critical_oxygen_step_sit, m.critical_oxygen_step_again],
  ifNone: m.critical_step_still_doctor,
  signs: [m.critical_oxygen_sign_breath, m.critical_oxygen_sign_blue, m.critical_oxygen_sign_chest],
};
const lowOxygenByAudience: Record<Audience, Advice> = {
  adult: lowOxygen,
  pregnant: {
    ...lowOxygen,
    title: m.critical_oxygen_title_pregnant,
    ifNone: m.critical_step_maternity,
  },
  child: {
    ...lowOxygen,
    steps: [m.critical_oxygen_step_sit_child, m.critical_oxygen_step_again_child],
    signs: childSigns,
  },
  baby: {
    ...lowOxygen,
    steps: [m.critical_oxygen_step_hold_baby, m.critical_oxygen_step_again_baby],
    signs: childSigns,
  },
};
/** For a target of 88 to 92 % alone: too much drives the breath of these lungs down. */
const tooMuchOxygen: Advice = {
  title: m.critical_oxygen_high_title,
  steps: [
    m.critical_oxygen_high_step_flow,
    m.critical_oxygen_high_step_stay,
    m.critical_oxygen_high_step_again,
  ],
  ifNone: m.critical_oxygen_high_step_doctor,
  signs: [
    m.critical_oxygen_high_sign_drowsy,
    m.critical_oxygen_high_sign_head,
    m.critical_oxygen_high_sign_breath,
  ],
};
const tooMuchByAudience: Record<Audience, Advice> = {
  adult: tooMuchOxygen,
  pregnant: tooMuchOxygen,
  child: tooMuchOxygen,
  baby: tooMuchOxygen,
};
export const oxygen: Table = { high: tooMuchByAudience, low: lowOxygenByAudience };

const pulseOfAdult = {
  steps: [m.critical_pulse_step_sit, m.critical_pulse_step_again],
  ifNone: m.critical_step_still_doctor,
  signs: [m.critical_pulse_sign_faint, m.critical_pulse_sign_chest, m.critical_pulse_sign_confused],
};
/** An extreme pulse is counted once more first: it calls for help if it is still so after a rest. */
const fast: Advice = { title: m.critical_pulse_title_high, ...pulseOfAdult };
const slow: Advice = { title: m.critical_pulse_title_low, ...pulseOfAdult };
const fastInChild: Advice = {
  title: m.critical_pulse_title_high_child,
  steps: [m.critical_pulse_step_calm_child, m.critical_pulse_step_again],
  ifNone: m.critical_step_still_doctor,
  signs: childSigns,
};
const slowInChild: Advice = {
  title: m.critical_pulse_title_low_child,
  steps: [m.critical_pulse_step_again_child, m.critical_step_stay_child],
  ifNone: m.critical_step_doctor,
  signs: childSigns,
};
export const pulse: Table = {
  high: { adult: fast, pregnant: fast, child: fastInChild, baby: fastInChild },
  low: { adult: slow, pregnant: slow, child: slowInChild, baby: slowInChild },
};

const fastBreathing: Advice = {
  title: m.critical_breathing_title_high,
  steps: [m.critical_breathing_step_sit, m.critical_breathing_step_again],
  ifNone: m.critical_step_still_doctor,
  signs: [m.critical_breathing_sign_speak, m.critical_breathing_sign_blue, m.critical_breathing_sign_wake],
};
const fastBreathingInChild: Advice = {
  ...fastBreathing,
  title: m.critical_breathing_title_high_child,
  steps: [m.critical_breathing_step_sit_child, m.critical_breathing_step_again],
  signs: [m.critical_breathing_sign_grunt, m.critical_breathing_sign_blue, m.critical_sign_child_floppy],
};
const fastBreathingInBaby: Advice = {
  ...fastBreathingInChild,
  steps: [m.critical_breathing_step_hold_baby, m.critical_breathing_step_again],
};
/** Upright is wrong for the drowsy. */
const slowBreathing: Advice = {
  title: m.critical_breathing_title_low,
  steps: [m.critical_breathing_step_side, m.critical_breathing_step_watch],
  signs: [],
};
const slowBreathingInChild: Advice = {
  ...slowBreathing,
  title: m.critical_breathing_title_low_child,
  steps: [m.critical_breathing_step_side, m.critical_breathing_step_count_child],
  ifNone: m.critical_breathing_step_doctor_child,
  signs: [
    m.critical_breathing_sign_drowsy_child,
    m.critical_breathing_sign_pause,
    m.critical_breathing_sign_blue,
  ],
};
/** WHO gives oxygen at once to a baby who breathes less than 30 times a minute each time it is counted. */
const slowBreathingInBaby: Advice = {
  ...slowBreathingInChild,
  ifNone: m.critical_breathing_step_hospital_baby,
};
export const breathing: Table = {
  high: {
    adult: fastBreathing,
    pregnant: fastBreathing,
    child: fastBreathingInChild,
    baby: fastBreathingInBaby,
  },
  low: {
    adult: slowBreathing,
    pregnant: slowBreathing,
    child: slowBreathingInChild,
    baby: slowBreathingInBaby,
  },
};
