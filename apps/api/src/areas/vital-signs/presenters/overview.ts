import { formatMoment } from '@nadi/domain/kernel/moment';
import {
  type Counts,
  countsBefore,
  type Measured,
  noStatistics,
} from '@nadi/domain/vital-signs/health-metrics';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { countByType, nothingCounted } from '../queries/count-by-type';
import { findAttention } from '../queries/find-attention';
import { findLatestOfTypes } from '../queries/find-latest';
import { findSums } from '../queries/sums-by-type';
import { presentVitalSign } from './vital-sign';

/** Returns the counts and sums of each type that was ever measured, since a time and in the time before it. */
export async function measuredSince(
  caller: Caller,
  { from, beforeFrom }: { from: Date; beforeFrom: Date },
  tx: Reader,
): Promise<Measured[]> {
  const [latest, counts, countsOfBoth, sums, sumsBefore] = await Promise.all([
    findLatestOfTypes(caller, tx),
    countsSince(caller, from, tx),
    countsSince(caller, beforeFrom, tx),
    findSums(caller, { from }, tx),
    findSums(caller, { from: beforeFrom, to: from }, tx),
  ]);
  const nothing = countsOf(nothingCounted);
  const noSums = { days: 0, statistics: noStatistics };
  return latest.map(({ row: { type, id, measuredAt, measuredOffset } }) => {
    const last = counts.get(type) ?? nothing;
    return {
      type,
      counts: last,
      ...(sums.get(type) ?? noSums),
      before: {
        counts: countsBefore(countsOfBoth.get(type) ?? nothing, last),
        ...(sumsBefore.get(type) ?? noSums),
      },
      latestId: id,
      latestAt: formatMoment({ at: measuredAt, offset: measuredOffset }),
    };
  });
}

/** How many readings of each type there are since a time, by their status. */
export async function countsSince(
  caller: Caller,
  from: Date,
  tx: Reader,
): Promise<Map<VitalSignType, Counts>> {
  const found = await countByType(caller, from, tx);
  return new Map([...found].map(([type, counts]) => [type, countsOf(counts)]));
}

const countsOf = ({ count, inRange, inRangeConditionally, outOfRange, notAssessed }: Counts): Counts => ({
  count,
  inRange,
  inRangeConditionally,
  outOfRange,
  notAssessed,
});

/** The reading that needs attention, and the latest of each type, the newest first. */
export async function readingsToShow(caller: Caller, now: Date, tx: Reader) {
  const [latest, urgent] = await Promise.all([findLatestOfTypes(caller, tx), findAttention(caller, now, tx)]);
  return {
    attention: urgent && presentVitalSign(urgent),
    latest: latest
      .sort((a, b) => b.row.measuredAt.getTime() - a.row.measuredAt.getTime())
      .map(presentVitalSign),
  };
}
