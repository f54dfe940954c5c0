import { unitLabel } from '../labs/unit-label';
import { unitLabels } from '../vital-signs/units';
import type { Criterion, FactValue, TrialFacts } from './criterion';
import type { Because } from './evaluate';
import { fitOf } from './fit';

const labels: Readonly<Record<string, string>> = unitLabels;

/** A value with its unit, as it was recorded. */
const sayValue = ({ comparator, number, unit }: FactValue): string =>
  `${comparator ? `${comparator} ` : ''}${number}${unit === null ? '' : `\u00a0${labels[unit] ?? unitLabel(unit)}`}`;

/** An item of the record, as a person is told of it. */
function presentItem(item: Because, facts: TrialFacts) {
  switch (item.source) {
    case 'profile':
      return { source: item.source, id: item.field, recordId: null, label: null, day: null };
    case 'health-fact': {
      const fact = facts.facts.find(({ id }) => id === item.id);
      return { source: item.source, id: item.id, recordId: null, label: null, day: fact?.from ?? null };
    }
    case 'medicine':
    case 'medical-history': {
      const entry = facts.entries.find(({ id }) => id === item.id);
      const { name = null, onset = null } = entry ?? {};
      return { source: item.source, id: item.id, recordId: null, label: name, day: onset };
    }
    default: {
      const value = facts.values.find(({ id, source }) => id === item.id && source === item.source);
      const label = value ? sayValue(value) : null;
      return { source: item.source, id: item.id, recordId: item.recordId, label, day: value?.day ?? null };
    }
  }
}

const most = 50;

/** How a person fits a study, with the items of the record in words. */
export function presentFit(trial: { id: string; criteria: readonly Criterion[] }, facts: TrialFacts) {
  const { criteria, ...fit } = fitOf(trial.criteria, facts);
  return {
    trialId: trial.id,
    ...fit,
    criteria: criteria.map(({ because, ...one }) => ({
      ...one,
      because: because.slice(0, most).map((item) => presentItem(item, facts)),
    })),
  };
}
