import type { ReadingType, ReadingUnit } from '../../../components/private/reading/reading';

/** The meaning of a column: a part of the moment, a number of blood pressure, or a type with its unit. */
export type ColumnRole =
  | 'ignored'
  | 'moment'
  | 'date'
  | 'time'
  | 'systolic'
  | 'diastolic'
  | `${Exclude<ReadingType, 'blood_pressure'>} ${ReadingUnit}`;

export type DateOrder = 'day-first' | 'month-first';

export type MappingFault =
  | 'no-moment'
  | 'no-value'
  | 'half-pressure'
  | 'twice'
  | 'mixed-dates'
  | 'no-date-order';

/** A reading of a file, as it is sent. */
export type CsvReading = {
  row: number;
  type: ReadingType;
  unit: ReadingUnit;
  /** RFC 3339, with the offset of the wall. */
  measuredAt: string;
  systolic?: number;
  diastolic?: number;
  value?: number;
};

/** A value or a row from which no reading can be added. */
export type CsvFault = {
  row: number;
  /** Null if the whole row is meant. */
  type: ReadingType | null;
  reason: 'no-moment' | 'too-many-cells' | 'not-a-number' | 'off-scale' | 'half-pressure' | 'impossible';
  /** The text of the cell; the message for a reading that is impossible. */
  text: string;
  /** The person may be in danger if the device really shows it. */
  isDangerous: boolean;
};

type Range = { lowest: number; highest: number };

export type CsvType = {
  type: ReadingType;
  unit: ReadingUnit;
  count: number;
  /** The range of the upper number, for blood pressure. */
  range: Range;
  /** The range of the lower number, for blood pressure; else null. */
  lower: Range | null;
};

export type CsvResult = {
  /** No date tells the order of day and month, so that the person must say it. */
  isOrderAsked: boolean;
  mappingFault: { code: MappingFault; column: number } | null;
  /** The readings to send; those that are impossible are among them. */
  readings: readonly CsvReading[];
  /** Those of them that can be added. */
  possible: readonly CsvReading[];
  period: { from: string; to: string } | null;
  types: readonly CsvType[];
  /** Dangerous ones first. */
  faults: readonly CsvFault[];
};

/** A file that was opened: its columns, and its readings once each column has a meaning. */
export type CsvFile = {
  header: readonly string[];
  guessed: readonly ColumnRole[];
  choices: readonly ColumnRole[];
  /** The most readings that can be sent at once. */
  most: number;
  read: (roles: readonly ColumnRole[], order: DateOrder | null) => CsvResult;
};

export type CsvDraft = { name: string; readings: CsvReading[] };
