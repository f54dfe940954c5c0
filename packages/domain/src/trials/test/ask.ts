import type { FactEntry, FactValue, TrialFacts } from '../criterion';
import { criterionFit } from '../fit';
import { ruleOf } from '../parse-criteria';

export const today = '2026-11-20';
export const nothing: TrialFacts = {
  today,
  dateOfBirth: null,
  gender: null,
  facts: [],
  entries: [],
  values: [],
};

export const entry = (more: Partial<FactEntry>): FactEntry => ({
  ...{
    id: 'entry',
    keptIn: 'medical-history',
    kind: 'condition',
    name: 'Type 2 diabetes',
    codeSystem: null,
    code: null,
  },
  ...{ onset: null, status: 'active', ...more },
});
export const hba1c = (number: number, more: Partial<FactValue> = {}): FactValue => ({
  ...{ id: 'value', source: 'lab-value', recordId: 'report', measure: 'hba1c', least: number, most: number },
  ...{ number, comparator: '', unit: '%', day: '2026-11-12', ...more },
});

/** Returns how a record with these facts fits one line of criteria. */
export function ask(line: string, facts: Partial<TrialFacts>, side: 'inclusion' | 'exclusion' = 'inclusion') {
  const rule = ruleOf(line);
  if (!rule) throw new Error(`This is no rule: ${line}`);
  return criterionFit({ id: 'x', side, text: line, rule }, { ...nothing, ...facts });
}
