import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { kindLabel } from '../../../components/private/reading/words';
import type { DeviceKind, DeviceRefusal, DeviceRemark, Measure, MeasureFault, MeasureState } from './types';

const kinds: Record<DeviceKind, () => string> = {
  cuff: m.measure_wait_cuff,
  'glucose-meter': m.measure_wait_glucose,
  thermometer: m.measure_wait_thermometer,
  scale: m.measure_wait_scale,
  oximeter: m.measure_wait_oximeter,
  'heart-rate': m.measure_wait_heart_rate,
};
/** Says how to measure with a device. */
export const waitWords = (kind: DeviceKind): string => kinds[kind]();

const faults: Record<MeasureFault, () => string> = {
  cancelled: m.measure_fault_cancelled,
  denied: m.measure_fault_denied,
  off: m.measure_fault_off,
  'wrong-device': m.measure_fault_wrong_device,
  'not-connected': m.measure_fault_not_connected,
  lost: m.measure_fault_lost,
  'no-record': m.measure_fault_no_record,
  failed: m.measure_fault_failed,
};
export const measureFaultWords = (fault: MeasureFault): string => faults[fault]();

const remarks: Record<DeviceRemark, () => string> = {
  'body-movement': m.measure_said_movement,
  'cuff-too-loose': m.measure_said_loose,
  'irregular-pulse': m.measure_said_irregular,
  'pulse-above-range': m.measure_said_pulse_above,
  'pulse-below-range': m.measure_said_pulse_below,
  'wrong-position': m.measure_said_position,
  'pulse-missing': m.measure_said_no_pulse,
  'early-estimate': m.measure_said_early,
  questionable: m.measure_said_questionable,
  'weak-signal': m.measure_said_weak,
  'low-perfusion': m.measure_said_perfusion,
  'other-site': m.measure_said_other_site,
  'other-user-possible': m.measure_said_user,
  'height-not-read': m.measure_said_height,
  'whole-blood': m.measure_said_whole_blood,
  'tissue-fluid': m.measure_said_tissue,
  'other-blood-site': m.measure_said_blood_site,
  'battery-low': m.measure_said_battery,
  'clock-fault': m.measure_said_clock,
  'unknown-statement': m.measure_said_unknown,
};
/** Says a statement of the device in a sentence. */
export const remarkWords = (remark: DeviceRemark): string => remarks[remark]();

const refusals: Record<DeviceRefusal, () => string> = {
  'cut-off': m.measure_none_cut_off,
  'no-number': m.measure_none_no_number,
  'above-scale': m.measure_none_above,
  'below-scale': m.measure_none_below,
  demonstration: m.measure_none_demonstration,
  'control-solution': m.measure_none_control,
  'not-valid': m.measure_none_not_valid,
  'not-worn': m.measure_none_not_worn,
  ongoing: m.measure_none_ongoing,
  'device-fault': m.measure_none_device,
  'strip-fault': m.measure_none_strip,
  'too-warm': m.measure_none_warm,
  'too-cold': m.measure_none_cold,
};
/** "Blood pressure: the device could not measure. Measure again." */
export const refusalWords = ({ type, reason }: NonNullable<Measure['refusal']>): string =>
  m.measure_none({ kind: kindLabel(type), text: refusals[reason]() });

/** Says how to act on a number beyond a device's scale; null for other refusals. A weight endangers no one at once. */
export const beyondScaleAdvice = ({ type, reason }: NonNullable<Measure['refusal']>): string | null =>
  (reason === 'above-scale' || reason === 'below-scale') && type !== 'weight'
    ? m.csv_if_real({ number: brand.emergencyNumber })
    : null;

/** Tells if a measure has a reading that can be saved. */
export const canBeSaved = ({ readings }: Measure): boolean =>
  readings.some(({ fault, status }) => fault === null && status === 'new');

/** Says what is going on, for those who do not see the page change. */
export function phaseWords(state: MeasureState): string {
  switch (state.phase) {
    case 'choosing':
      return m.measure_choosing();
    case 'connecting':
      return m.measure_connecting({ name: state.name });
    case 'waiting':
      return m.measure_connected({ name: state.name });
    case 'received':
      return state.measures.some(canBeSaved)
        ? m.measure_received({ name: state.name })
        : m.measure_received_none({ name: state.name });
    case 'saved':
      return state.saved.some(({ isUnsent }) => isUnsent) ? m.kept_title() : m.saved_title();
    default:
      return '';
  }
}

/** The note of a reading that tells its device, and what that said of it. */
export const noteWords = (name: string, said: readonly DeviceRemark[]): string =>
  [m.measure_note({ name }), ...said.map(remarkWords)].join(' ');
