import type { VitalSignType } from '../../vital-signs/vital-sign';
import { readBloodPressure } from './blood-pressure';
import { CutOff } from './bytes';
import { type DeviceMessage, refused } from './device-message';
import { readGlucose } from './glucose';
import { readHeartRate } from './heart-rate';
import { readContinuous, readSpotCheck } from './oximeter';
import { readThermometer } from './thermometer';
import { readWeight } from './weight';

export type DeviceKind = 'cuff' | 'glucose-meter' | 'thermometer' | 'scale' | 'oximeter' | 'heart-rate';

type Characteristic = {
  uuid: number;
  /** It comes about once in a second, not once for a measurement. */
  isLive: boolean;
  read: (view: DataView) => DeviceMessage;
};

/** A service by which devices for the home give readings (Bluetooth SIG, Assigned Numbers, section 3.4). */
export type DeviceService = {
  kind: DeviceKind;
  uuid: number;
  /** It gives stored records only when it is asked for them. */
  isAsked: boolean;
  characteristics: readonly Characteristic[];
};

const characteristic = (
  uuid: number,
  type: VitalSignType,
  read: Characteristic['read'],
  isLive = false,
): Characteristic => ({
  ...{ uuid, isLive },
  read(view) {
    try {
      return read(view);
    } catch (error) {
      if (error instanceof CutOff) return refused(type, 'cut-off');
      throw error;
    }
  },
});

const service = (
  kind: DeviceKind,
  uuid: number,
  characteristics: readonly Characteristic[],
  isAsked = false,
): DeviceService => ({ kind, uuid, isAsked, characteristics });

/** The heart rate stands last: a cuff or an oximeter may have it beside its own. */
export const deviceServices: readonly DeviceService[] = [
  service('cuff', 0x1810, [characteristic(0x2a35, 'blood_pressure', readBloodPressure)]),
  service('glucose-meter', 0x1808, [characteristic(0x2a18, 'glucose', readGlucose)], true),
  service('thermometer', 0x1809, [characteristic(0x2a1c, 'temperature', readThermometer)]),
  service('scale', 0x181d, [characteristic(0x2a9d, 'weight', readWeight)]),
  service('oximeter', 0x1822, [
    characteristic(0x2a5e, 'oxygen_saturation', readSpotCheck),
    characteristic(0x2a5f, 'oxygen_saturation', readContinuous, true),
  ]),
  service('heart-rate', 0x180d, [characteristic(0x2a37, 'pulse', readHeartRate, true)]),
];

/** Record Access Control Point, by which a glucose meter is asked for what it stores. */
export const recordAccess = 0x2a52;
/** Asks for the last record (Glucose Service 1.0.1, section 3.4: "report stored records", "last record"). */
export const askForLast = new Uint8Array([0x01, 0x06]);
/** Tells if an answer of the control point says that no record is stored (response code 6, value 6). */
export const saysNoRecord = (view: DataView): boolean =>
  view.byteLength >= 4 && view.getUint8(0) === 0x06 && view.getUint8(3) === 0x06;
/** Tells if an answer of the control point says that the question failed. */
export const saysFailed = (view: DataView): boolean =>
  view.byteLength >= 4 && view.getUint8(0) === 0x06 && view.getUint8(3) !== 0x01;
