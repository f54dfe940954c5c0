import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { GoalDraft, GoalRow, GoalSource } from '../types';

/** The content of the form. */
export type GoalEntry = Omit<GoalDraft, 'targetValue' | 'currentValue' | 'fedBy' | 'start' | 'note'> & {
  targetValue: number | null;
  currentValue: number | null;
  source: GoalSource | 'self';
  start: string | null;
  note: string;
};

/** Units of readings; the first is suggested. */
export const fedUnits: Record<GoalSource, readonly string[]> = {
  weight: ['kg', 'lb'],
  blood_pressure: ['mmHg'],
};

export const emptyGoal = (today: string): GoalEntry => ({
  ...{ title: '', category: 'activity', priority: 'medium', direction: 'at_least', unit: '', source: 'self' },
  ...{ targetValue: null, currentValue: null, start: today, due: null, note: '' },
});

export const entryOf = ({
  title,
  category,
  priority,
  direction,
  targetValue,
  unit,
  ...row
}: GoalRow): GoalEntry => ({
  ...{ title, category, priority, direction, targetValue, unit },
  ...{
    source: row.fedBy ?? 'self',
    currentValue: null,
    start: row.start,
    due: row.due,
    note: row.note ?? '',
  },
});

/** As in the contract. */
const most = { title: 120, unit: 20, note: 1000 };
const highest = 1_000_000;

export function checkGoal(entry: GoalEntry): { draft: GoalDraft } | { faults: FieldFault[] } {
  const { category, priority, direction, targetValue, currentValue, source, start, due } = entry;
  const [title, unit, note] = [entry.title.trim(), entry.unit.trim(), entry.note.trim()];
  const faults: FieldFault[] = [];
  const need = (name: string, isGood: boolean, message: string) => isGood || faults.push({ name, message });
  const isAmount = (value: number) => value >= 0 && value <= highest;
  need('title', title !== '', m.goal_title_missing());
  need('title', [...title].length <= most.title, m.goal_too_long({ maximum: most.title }));
  need('targetValue', targetValue !== null && isAmount(targetValue), m.goal_target_missing());
  need('unit', unit !== '', m.goal_unit_missing());
  need('unit', [...unit].length <= most.unit, m.goal_too_long({ maximum: most.unit }));
  need('currentValue', currentValue === null || isAmount(currentValue), m.goal_target_missing());
  need('start', start !== null, m.goal_start_missing());
  need('due', !due || !start || due >= start, m.goal_due_early());
  need('note', [...note].length <= most.note, m.goal_too_long({ maximum: most.note }));
  if (faults.length > 0 || targetValue === null || start === null) return { faults };
  const fedBy = source === 'self' ? null : source;
  return {
    draft: {
      ...{ title, category, priority, direction, targetValue, unit, fedBy, start, due, note: note || null },
      ...(fedBy === null && currentValue !== null && { currentValue }),
    },
  };
}
