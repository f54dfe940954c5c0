import type { Told } from './follow';
import type { InsightStatement } from './statement';

type Moment = Date | string;
type Row = Told<InsightStatement, Moment>;

const write = (moment: Moment): string => new Date(moment).toISOString();
const writeOrNot = (moment: Moment | null): string | null => moment && write(moment);

/**
 * A statement with what became of it.
 *
 * @param id its key among what holds now, its own in the history
 */
export const presentStanding = (row: Row, id: string) => ({
  id,
  said: row.said,
  firstSaidAt: write(row.firstSaidAt),
  saidAt: write(row.saidAt),
  resolvedAt: writeOrNot(row.resolvedAt),
  dismissedAt: writeOrNot(row.dismissedAt),
  verdict: row.verdict,
  reason: row.reason,
});
