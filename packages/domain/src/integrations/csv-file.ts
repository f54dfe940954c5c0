import { type DateOrder, offsetsOf } from './csv-dates';
import {
  type ColumnRole,
  type CsvFault,
  columnRoles,
  findMappingFault,
  findOrderIn,
  guessRoles,
  type MappingFault,
  mapReadings,
} from './csv-readings';
import { decodeCsv, readCsv } from './csv-table';
import { type ImportedReading, maxImportedReadings } from './health-import';
import { type ReadingsOfType, summarise } from './summary';

export type CsvResult = {
  /** The order of day and month follows from no date, so that the person must say it. */
  isOrderAsked: boolean;
  mappingFault: { code: MappingFault; column: number } | null;
  /** The readings to send, in the order of the file; those that are impossible are among them. */
  readings: readonly ImportedReading[];
  /** Those of them that can be added. */
  possible: readonly ImportedReading[];
  /** The first and the last of those that can be added. */
  period: { from: string; to: string } | null;
  types: readonly ReadingsOfType[];
  faults: readonly CsvFault[];
};

/** A file that was opened: its columns, and what it holds once each has a meaning. */
export type CsvFile = {
  header: readonly string[];
  guessed: readonly ColumnRole[];
  choices: readonly ColumnRole[];
  /** The most readings that can be sent at once. */
  most: number;
  read: (roles: readonly ColumnRole[], order: DateOrder | null) => CsvResult;
};

/**
 * Opens a CSV file of readings.
 *
 * @param timeZone IANA name of the zone for times that are written without one
 * @returns null if the file has no table
 */
export function openCsv(
  bytes: Uint8Array,
  { now, timeZone }: { now: Date; timeZone: string },
): CsvFile | null {
  const table = readCsv(decodeCsv(bytes));
  if (!table) return null;
  const offsets = offsetsOf(timeZone);
  return {
    header: table.header,
    guessed: guessRoles(table.header),
    choices: columnRoles,
    most: maxImportedReadings,
    read(roles, chosen) {
      const nothing = { readings: [], possible: [], period: null, types: [], faults: [] };
      const fault = findMappingFault(roles);
      if (fault) return { ...nothing, isOrderAsked: false, mappingFault: fault };
      const found = findOrderIn(table, roles);
      const isOrderAsked = found === 'unknown';
      const column = Math.max(roles.indexOf('moment'), roles.indexOf('date'));
      const refuse = (code: MappingFault) => ({ ...nothing, isOrderAsked, mappingFault: { code, column } });
      if (found === 'mixed') return refuse('mixed-dates');
      const order = found === 'unknown' ? chosen : found;
      if (order === null) return refuse('no-date-order');
      // The order of dates that are the same in both does not matter.
      const given = { roles, now, offsets, order: order === 'either' ? 'day-first' : order } as const;
      const { possible, ...rest } = mapReadings(table, given);
      return { isOrderAsked, mappingFault: null, possible, ...rest, ...summarise(possible) };
    },
  };
}
