import type { VitalSign } from '@nadi/contract/schema';
import { isVisibleLine } from '@nadi/contract/visible-text';
import type { DeviceMessage, DeviceReading } from '@nadi/domain/integrations/bluetooth/device-message';
import { type DeviceTime, timeOf } from '@nadi/domain/integrations/bluetooth/device-time';
import { identityOf } from '@nadi/domain/integrations/health-import';
import { findImplausible } from '@nadi/domain/vital-signs/bounds';
import * as m from '@nadi/ui/messages';
import { type Measure, noteWords } from '@nadi/ui/screens/integrations/MeasureCard';
import { type Assessor, emptyReading, type Person, previewOf } from '../../vital-signs/offers';

/** A message of a device, as it arrived, with a key for each of its readings: one that is sent twice is saved once. */
export type Arrived = { id: string; message: DeviceMessage; keys: readonly string[]; time: DeviceTime };

export function arrivedNow(message: DeviceMessage, timeZone: string): Arrived {
  const time = timeOf(message.wall, { receivedAt: new Date(), timeZone });
  const keys = message.readings.map(() => crypto.randomUUID());
  return { id: crypto.randomUUID(), message, keys, time };
}

/** The choices of the person about a message. */
export type Choice = { isChosen: boolean; usesReceipt: boolean };

/** Readings that are saved, or were there before, by their key. */
export type Statuses = Readonly<Record<string, 'there' | 'saved'>>;

/** Returns a message with other keys for its readings, apart from those that are saved. */
export const withNewKeys = (arrived: Arrived, status: Statuses): Arrived => ({
  ...arrived,
  keys: arrived.keys.map((key) => (status[key] ? key : crypto.randomUUID())),
});

/** Returns the time with which a message is saved. */
const momentOf = ({ device, received }: DeviceTime, usesReceipt: boolean): string =>
  device === null || usesReceipt ? received : device;

/** Returns a name that the contract takes as text. */
export const nameOf = (name: string | null): string =>
  name !== null && isVisibleLine(name) ? name.slice(0, 60) : m.measure_unnamed();

const noteLength = 500;

/** Returns a reading as it is saved. Its note tells the device, and what that said. */
export function draftOf({ message, time }: Arrived, name: string, one: DeviceReading, usesReceipt: boolean) {
  return {
    ...emptyReading,
    ...one,
    measuredAt: momentOf(time, usesReceipt),
    note: noteWords(name, message.remarks).slice(0, noteLength),
  };
}

type Given = { name: string; status: Statuses; person: Person; assessor: Assessor | null };

/** Returns what is shown of a message: each reading is assessed as any other. */
export function measureOf(arrived: Arrived, choice: Choice, given: Given): Measure {
  const { id, message, keys, time } = arrived;
  const { isChosen, usesReceipt } = choice;
  const { name, status, person, assessor } = given;
  const readings = message.readings.map((one, index) => {
    const key = keys[index] ?? '';
    const reading = previewOf(key, draftOf(arrived, name, one, usesReceipt), person, assessor);
    const [fault] = findImplausible(one);
    return { reading, fault: fault?.message ?? null, status: status[key] ?? ('new' as const) };
  });
  return {
    ...{ id, readings, time, isChosen, usesReceipt },
    ...{ refusal: message.refusal, remarks: message.remarks },
  };
}

/** Returns the readings of messages that a record has already: devices send again what they keep. */
export function alreadyThere(
  arrived: readonly Arrived[],
  readings: readonly VitalSign[],
): Record<string, 'there'> {
  const known = new Set(readings.map((one) => identityOf(one, new Date(one.measuredAt))));
  const there: Record<string, 'there'> = {};
  for (const { message, keys, time } of arrived)
    for (const [index, one] of message.readings.entries())
      if (time.device !== null && known.has(identityOf(one, new Date(time.device))))
        there[keys[index] ?? ''] = 'there';
  return there;
}
