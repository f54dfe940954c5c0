import { type At, isoOf } from '../kernel/at';
import type { NamedFact } from './fact-faults';
import { lastDayOf } from './health-facts';

type Row = NamedFact & { id: string; version: number; createdAt: At; updatedAt: At };

/** A health fact, as its person is told of it. */
export const presentFact = (row: Row) => ({
  id: row.id,
  type: row.type,
  from: row.from,
  to: row.to,
  lastDay: lastDayOf(row),
  metres: row.metres,
  setBy: row.setBy,
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
});
