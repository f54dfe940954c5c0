import type { ExportedVitalSign, NewVitalSign } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { assessed, subjectOf } from './assessing';
import { toRow } from './readings';
import type { Person } from './world';

const day = 86_400_000;
/** Minutes east of UTC in India, where the cast lives. */
const offset = 330;

const units = { blood_pressure: 'mm[Hg]', glucose: 'mg/dL', weight: 'kg' } as const;

type Measured = Omit<NewVitalSign, 'type' | 'unit' | 'measuredAt'> & { type: keyof typeof units; at: Date };

/** Adds a reading that someone entered when it was measured. */
export function addReading(person: Person, { at, ...measured }: Measured): void {
  const moment = { at, offset };
  const reading = { ...measured, unit: units[measured.type], measuredAt: formatMoment(moment) };
  const columns = toRow(reading, moment);
  const row: ExportedVitalSign = {
    id: `0198f000-0000-7000-9000-${String(person.readings.length + 1).padStart(12, '0')}`,
    ...columns,
    enteredBy: person.account.id,
    ...assessed(columns, subjectOf(person), at.toISOString()),
    version: 1,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    deletedAt: null,
  };
  person.readings.push(row);
}

/** Two waves and a beat: looks like a life, and is the same each time. */
const wave = (index: number, size: number) =>
  Math.round(size * (Math.sin(index / 11) + Math.sin(index / 47)) + ((index * 7) % 5) - 2);

/** A year in place of what was recorded before, ending yesterday evening. */
export function addHistory(person: Person, now: Date): void {
  person.readings = [];
  const today = Math.floor((now.getTime() + offset * 60_000) / day) * day - offset * 60_000;
  for (let index = 1; index <= 364; index += 1) {
    const at = (hour: number, minute: number) =>
      new Date(today - index * day + (hour * 60 + minute) * 60_000);
    const pressure = { type: 'blood_pressure', posture: 'seated', arm: 'left' } as const;
    const [systolic, diastolic] = [124 + wave(index, 6), 79 + wave(index + 3, 3)];
    addReading(person, { ...pressure, systolic, diastolic, at: at(7, 10) });
    addReading(person, {
      ...pressure,
      systolic: systolic + 4,
      diastolic: diastolic + 2,
      at: at(21, 30),
    });
    addReading(person, { type: 'glucose', value: 104 + wave(index, 9), timing: 'fasting', at: at(6, 55) });
    if (index % 7 === 1) addReading(person, { type: 'weight', value: 64 + wave(index, 1) / 5, at: at(7, 0) });
  }
}
