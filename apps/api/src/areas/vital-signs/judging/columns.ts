import type { NewVitalSign } from '@nadi/contract/schema';
import type { Moment } from '@nadi/domain/kernel/moment';
import { canonicalValueOf } from './canonical';

/** A checked reading as it stands in the table. */
export const toColumns = (reading: NewVitalSign, measured: Moment) => ({
  type: reading.type,
  unit: reading.unit,
  systolic: reading.systolic ?? null,
  diastolic: reading.diastolic ?? null,
  value: reading.value ?? null,
  canonicalValue:
    reading.value === undefined ? null : canonicalValueOf(reading.type, reading.value, reading.unit),
  arm: reading.arm ?? null,
  posture: reading.posture ?? null,
  timing: reading.timing ?? null,
  site: reading.site ?? null,
  note: reading.note ?? null,
  measuredAt: measured.at,
  measuredOffset: measured.offset,
});
