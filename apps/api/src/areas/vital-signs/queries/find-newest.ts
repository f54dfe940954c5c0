import { gte, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { vitalSigns } from '../tables/vital-signs';
import { newestOfTypes } from './find-latest';
import type { EnteredReading } from './find-reading';

const find = newestOfTypes({
  condition: gte(vitalSigns.measuredAt, sql`${sql.placeholder('since')}::timestamptz`),
  most: sql.placeholder('most'),
});

/** The newest readings of each type since a moment, of each type the newest first. */
export const findNewestOfTypes = (
  { userId }: { userId: string },
  { since, most }: { since: Date; most: number },
  tx: Reader,
): Promise<EnteredReading[]> => find(tx, { userId, since: since.toISOString(), most });
