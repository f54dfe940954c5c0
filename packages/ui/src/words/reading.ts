import * as m from '../../generated/messages/messages';
import { sayCondition } from '../components/private/reading/conditional';
import type { Interpretation, Reading, ReadingNumbers } from '../components/private/reading/reading';
import { circumstances, readingLabel, statusWord, writeReading } from '../components/private/reading/words';

export { kindLabel, statusWord, writeReading } from '../components/private/reading/words';

/** "Above range. If you are pregnant, call 112 now, even if you feel well.": the status with what a condition makes worse. */
export const sayStatus = (interpretation: Pick<Interpretation, 'status' | 'advice' | 'worst'>): string =>
  [statusWord(interpretation.status), sayCondition(interpretation)].filter(Boolean).join('. ');

type Named = Pick<Reading, 'timing'> & ReadingNumbers;

/** "Blood pressure 122 / 78 mmHg", where a reading has one line. */
export const readingTitle = (reading: Named): string => `${readingLabel(reading)} ${writeReading(reading)}`;

/** The details of a reading as text: "left arm, seated"; empty if there are none. */
export const saySetting = circumstances;

/** The form's names for the contract's fields of a reading. */
export const readingFieldLabels = {
  type: m.form_kind,
  systolic: m.form_systolic,
  diastolic: m.form_diastolic,
  value: m.form_value,
  unit: m.form_value,
  measuredAt: m.form_when,
  arm: m.form_arm,
  posture: m.form_posture,
  timing: m.form_timing,
  site: m.form_site,
  note: m.form_note,
} as const;

const choices = {
  arm: { left: m.form_arm_left, right: m.form_arm_right },
  posture: { seated: m.form_posture_seated, standing: m.form_posture_standing, lying: m.form_posture_lying },
  timing: {
    fasting: m.form_timing_fasting,
    'after-meal': m.form_timing_after_meal,
    random: m.form_timing_random,
    unknown: m.form_timing_unknown,
  },
  site: {
    armpit: m.site_armpit,
    mouth: m.site_mouth,
    ear: m.site_ear,
    forehead: m.site_forehead,
    rectum: m.site_rectum,
    unknown: m.site_unknown,
  },
} as const;

/** The form's name for a choice; empty if none was made. */
export const sayArm = (arm: Reading['arm']): string => (arm ? choices.arm[arm]() : '');
export const sayPosture = (posture: Reading['posture']): string =>
  posture ? choices.posture[posture]() : '';
export const saySite = (site: Reading['site']): string => (site ? choices.site[site]() : '');
export const sayTiming = (timing: Reading['timing']): string => (timing ? choices.timing[timing]() : '');
