import type { Reading, ReadingType } from '../../../components/private/reading/reading';
import type { SeveralSigns } from '../../../components/TogetherAdvice/TogetherAdvice';

export type DeviceKind = 'cuff' | 'glucose-meter' | 'thermometer' | 'scale' | 'oximeter' | 'heart-rate';

/** A statement of the device about a reading that it gives. */
export type DeviceRemark =
  | 'body-movement'
  | 'cuff-too-loose'
  | 'irregular-pulse'
  | 'pulse-above-range'
  | 'pulse-below-range'
  | 'wrong-position'
  | 'pulse-missing'
  | 'early-estimate'
  | 'questionable'
  | 'weak-signal'
  | 'low-perfusion'
  | 'other-site'
  | 'other-user-possible'
  | 'height-not-read'
  | 'whole-blood'
  | 'tissue-fluid'
  | 'other-blood-site'
  | 'battery-low'
  | 'clock-fault'
  | 'unknown-statement';

/** The reason why a device gives no reading. */
export type DeviceRefusal =
  | 'cut-off'
  | 'no-number'
  | 'above-scale'
  | 'below-scale'
  | 'demonstration'
  | 'control-solution'
  | 'not-valid'
  | 'not-worn'
  | 'ongoing'
  | 'device-fault'
  | 'strip-fault'
  | 'too-warm'
  | 'too-cold';

/** The reason why nothing was measured. */
export type MeasureFault =
  | 'cancelled'
  | 'denied'
  | 'off'
  | 'wrong-device'
  | 'not-connected'
  | 'lost'
  | 'no-record'
  | 'failed';

export type MeasuredReading = {
  /** Assessed by the published ranges; not saved yet. */
  reading: Reading;
  /** Says why it cannot be; null if it can. */
  fault: string | null;
  /** `there` if the record has the same reading already. */
  status: 'new' | 'there' | 'saved';
};

/** One message of the device. */
export type Measure = {
  id: string;
  readings: readonly MeasuredReading[];
  /** Says why there are no readings. */
  refusal: { reason: DeviceRefusal; type: ReadingType } | null;
  remarks: readonly DeviceRemark[];
  /** Moments are RFC 3339; `device` is null if the device sends no time. */
  time: { device: string | null; received: string; doubt: 'none-sent' | 'future' | 'old' | null };
  /** It is saved when the person confirms. */
  isChosen: boolean;
  /** The person said that it was measured when it arrived. */
  usesReceipt: boolean;
};

/** Readings that were saved: as the server has them, or as they wait on this device. */
export type SavedMeasure = { reading: Reading; isUnsent: boolean; together: SeveralSigns | null };

export type MeasureState =
  /** `insecure` if the page was not opened by https. */
  | { phase: 'unsupported'; reason: 'browser' | 'insecure' }
  | { phase: 'ready'; fault: MeasureFault | null }
  | { phase: 'choosing' }
  | { phase: 'connecting'; name: string }
  | {
      phase: 'waiting';
      name: string;
      kind: DeviceKind;
      /** For devices that send a value in each second: the last values, and the part of the time that has passed; null before the first. */
      live: { numbers: readonly Pick<Reading, 'type' | 'unit' | 'value'>[]; progress: number } | null;
      /** The reason why its last message had no value. */
      refusal: { reason: DeviceRefusal; type: ReadingType } | null;
    }
  | {
      phase: 'received';
      name: string;
      measures: readonly Measure[];
      isSaving: boolean;
      /** Says why something was not saved. */
      message: string | null;
    }
  | { phase: 'saved'; name: string; saved: readonly SavedMeasure[] };
