import * as m from '../../../generated/messages/messages';
import type { Audience } from '../private/reading/advice-plan';
import type { Side } from '../private/reading/reading';
import type { Advice } from './types';

const childSigns = [m.critical_sign_child_floppy, m.critical_sign_child_breath, m.critical_sign_child_skin];

const highInChild: Advice = {
  title: m.critical_bp_title_child,
  steps: [m.critical_bp_step_again_child],
  ifNone: m.critical_step_still_doctor,
  signs: [m.critical_bp_sign_head, m.critical_bp_sign_sight, m.critical_bp_sign_chest],
};
const low: Advice = {
  title: m.critical_bp_low_title,
  steps: [m.critical_bp_low_step_lie, m.critical_bp_step_again],
  ifNone: m.critical_bp_low_step_doctor,
  signs: [
    m.critical_bp_low_sign_faint,
    m.critical_bp_low_sign_chest,
    m.critical_bp_low_sign_skin,
    m.critical_bp_low_sign_bleeding,
  ],
};

export const bloodPressure: Record<Side, Record<Audience, Advice>> = {
  high: {
    adult: {
      title: m.critical_bp_title,
      steps: [m.critical_bp_step_sit, m.critical_bp_step_again],
      ifNone: m.critical_step_still_doctor,
      signs: [
        m.critical_bp_sign_chest,
        m.critical_bp_sign_face,
        m.critical_bp_sign_head,
        m.critical_bp_sign_sight,
      ],
    },
    pregnant: {
      title: m.critical_bp_title_pregnant,
      lead: m.critical_hospital_now,
      steps: [m.critical_bp_step_sit, m.critical_bp_step_bring],
      ifNone: m.critical_step_maternity,
      signs: [m.critical_bp_sign_head, m.critical_bp_sign_sight, m.critical_bp_sign_ribs],
    },
    child: highInChild,
    baby: { ...highInChild, signs: childSigns },
  },
  low: {
    adult: low,
    pregnant: {
      ...low,
      steps: [m.critical_bp_low_step_lie_pregnant, m.critical_bp_step_again],
      ifNone: m.critical_step_maternity,
      signs: [...low.signs.slice(0, 3), m.critical_bp_low_sign_bleeding_pregnant],
    },
    child: {
      title: m.critical_bp_low_title_child,
      steps: [m.critical_bp_low_step_lie_child, m.critical_bp_step_again_child],
      ifNone: m.critical_step_still_doctor,
      signs: childSigns,
    },
    baby: {
      title: m.critical_bp_low_title_child,
      steps: [m.critical_bp_low_step_warm_baby, m.critical_step_stay_child],
      ifNone: m.critical_step_still_doctor,
      signs: childSigns,
    },
  },
};

const narrow: Advice = {
  title: m.critical_bp_narrow_title,
  steps: [m.critical_bp_narrow_step_again, m.critical_bp_narrow_step_fever],
  ifNone: m.critical_step_still_doctor,
  signs: [
    m.critical_bp_low_sign_faint,
    m.critical_bp_low_sign_skin,
    m.critical_bp_narrow_sign_belly,
    m.critical_bp_narrow_sign_bleeding,
  ],
};
const narrowPregnant: Advice = {
  ...narrow,
  ifNone: m.critical_step_maternity,
  signs: [...narrow.signs.slice(0, 3), m.critical_bp_low_sign_bleeding_pregnant],
};
const narrowInChild: Advice = {
  ...narrow,
  steps: [m.critical_bp_step_again_child, m.critical_bp_narrow_step_fever],
  signs: [...childSigns, m.critical_bp_narrow_sign_belly, m.critical_bp_narrow_sign_bleeding],
};
const withHigh = (advice: Advice): Advice => ({
  ...advice,
  signs: [...advice.signs, m.critical_bp_sign_head, m.critical_bp_sign_sight],
});

/** For two numbers that lie too close together: signs of shock, of dengue above all, beside those of the side. */
export const narrowPressure: Record<Side, Record<Audience, Advice>> = {
  low: { adult: narrow, pregnant: narrowPregnant, child: narrowInChild, baby: narrowInChild },
  high: {
    adult: withHigh(narrow),
    pregnant: withHigh(narrowPregnant),
    child: withHigh(narrowInChild),
    baby: withHigh(narrowInChild),
  },
};
