import { rangeRules } from '@nadi/domain/vital-signs/ranges/all';
import { sourcesOf } from '@nadi/domain/vital-signs/sources';

/** The guidelines that all ranges are from, for the pages of screens that assess readings. */
export const guidelines = sourcesOf(
  rangeRules.flatMap(({ low, high, below, above }) =>
    [low, high, ...below, ...above].flatMap((limit) => limit?.clauses ?? []),
  ),
);
