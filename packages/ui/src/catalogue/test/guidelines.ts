import { rangeRules } from '@nadi/clinical/ranges/all';
import { sourcesOf } from '@nadi/clinical/sources';

/** The guidelines that all ranges are from, for the pages of screens that judge readings. */
export const guidelines = sourcesOf(
  rangeRules.flatMap(({ low, high, below, above }) =>
    [low, high, ...below, ...above].flatMap((limit) => limit?.clauses ?? []),
  ),
);
