import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { DateField } from '../../../components/DateField/DateField';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import type { GoalActions, GoalDraft, GoalRow, GoalSaved } from '../types';
import { checkGoal, emptyGoal, entryOf, fedUnits, type GoalEntry } from './check-goal';
import { categoryWords, directionWords, itemsOf, priorityWords, sayTarget, sourceWords } from './goal-words';

/** The dialog that is open over the page. */
export type OpenGoalDialog =
  | { what: 'form'; goal: GoalRow | null }
  | { what: 'progress' | 'delete'; goal: GoalRow };

export type GoalDialogsProps = Pick<GoalActions, 'onSave' | 'onProgress' | 'onDelete'> & {
  open: OpenGoalDialog;
  /** 'YYYY-MM-DD' */
  today: string;
  isOffline: boolean;
  /** Null where nothing was saved. */
  onClose: (result: { isUnsent?: boolean } | null) => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** The dialogs of goals, fetched together. */
export function GoalDialogs({ open, ...props }: GoalDialogsProps) {
  if (open.what === 'form') return <GoalForm goal={open.goal} {...props} />;
  if (open.what === 'progress') return <ProgressForm goal={open.goal} {...props} />;
  const { onDelete, onClose, focusAfter } = props;
  return (
    <DeleteDialog
      title={m.goal_delete_title()}
      description={m.goal_delete_explain()}
      yes={m.goal_delete_yes()}
      onDelete={() => onDelete(open.goal)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Text>{open.goal.title}</Text>
    </DeleteDialog>
  );
}

type FormProps<Goal> = Omit<GoalDialogsProps, 'open' | 'onDelete'> & { goal: Goal };

/** Sets a goal, or changes what was said of one. */
function GoalForm({ goal, today, onSave, onClose, focusAfter }: FormProps<GoalRow | null>) {
  const [standing, setStanding] = useState(goal);
  const [entry, setEntry] = useState<GoalEntry>(goal ? entryOf(goal) : emptyGoal(today));
  const change = (patch: Partial<GoalEntry>) => setEntry({ ...entry, ...patch });
  const isFed = entry.source !== 'self';

  async function save(draft: GoalDraft): Promise<GoalSaved> {
    const saved = await onSave(draft, standing);
    // The next save is against how it stands now, of which the notice tells.
    if (!saved.ok && saved.current) setStanding(saved.current);
    return saved;
  }

  return (
    <FormDialog
      title={goal ? m.goal_edit_title() : m.goal_add_title()}
      check={() => checkGoal(entry)}
      onSave={save}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor, refused }) => (
        <>
          {refused?.current && (
            <Banner tone="attention" title={m.goal_conflict_title()}>
              {m.goal_conflict({ title: refused.current.title, target: sayTarget(refused.current) })}
            </Banner>
          )}
          <TextField
            name="title"
            label={m.goal_title()}
            value={entry.title}
            onChange={(title) => change({ title })}
            errorMessage={messageFor('title')}
            isRequired
          />
          <RadioGroup
            name="fedBy"
            label={m.goal_source()}
            items={[{ id: 'self' as const, label: m.goal_source_self() }, ...itemsOf(sourceWords)]}
            value={entry.source}
            onChange={(source) =>
              change(
                source === 'self'
                  ? { source, unit: '' }
                  : { source, unit: fedUnits[source][0] ?? '', category: source, direction: 'at_most' },
              )
            }
          />
          <Select
            name="category"
            label={m.goal_category()}
            items={itemsOf(categoryWords)}
            value={entry.category}
            onChange={(category) => change({ category })}
          />
          <RadioGroup
            name="direction"
            label={m.goal_direction()}
            items={itemsOf(directionWords)}
            value={entry.direction}
            onChange={(direction) => change({ direction })}
          />
          <NumberField
            name="targetValue"
            label={m.goal_target()}
            value={entry.targetValue}
            onChange={(targetValue) => change({ targetValue })}
            errorMessage={messageFor('targetValue')}
            isRequired
          />
          {entry.source === 'self' ? (
            <TextField
              name="unit"
              label={m.goal_unit()}
              description={m.goal_unit_help()}
              value={entry.unit}
              onChange={(unit) => change({ unit })}
              errorMessage={messageFor('unit')}
              isRequired
            />
          ) : (
            <Select
              name="unit"
              label={m.goal_unit()}
              items={fedUnits[entry.source].map((id) => ({ id, label: id }))}
              value={entry.unit}
              onChange={(unit) => change({ unit })}
              errorMessage={messageFor('unit')}
            />
          )}
          {!isFed && !goal && (
            <NumberField
              name="currentValue"
              label={m.goal_now()}
              description={m.goal_now_help()}
              value={entry.currentValue}
              onChange={(currentValue) => change({ currentValue })}
              errorMessage={messageFor('currentValue')}
            />
          )}
          <RadioGroup
            name="priority"
            label={m.goal_priority()}
            items={itemsOf(priorityWords)}
            value={entry.priority}
            onChange={(priority) => change({ priority })}
          />
          <DateField
            name="start"
            label={m.goal_start()}
            value={entry.start}
            onChange={(start) => change({ start })}
            errorMessage={messageFor('start')}
            isRequired
          />
          <DateField
            name="due"
            label={m.goal_due()}
            value={entry.due}
            onChange={(due) => change({ due })}
            errorMessage={messageFor('due')}
          />
          <TextField
            name="note"
            label={m.goal_note()}
            rows={2}
            value={entry.note}
            onChange={(note) => change({ note })}
            errorMessage={messageFor('note')}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Records a value of now. */
function ProgressForm({ goal, isOffline, onProgress, onClose, focusAfter }: FormProps<GoalRow>) {
  const [value, setValue] = useState<number | null>(null);
  const check = (): { draft: number } | { faults: FieldFault[] } =>
    value !== null && value >= 0 && value <= 1_000_000
      ? { draft: value }
      : { faults: [{ name: 'currentValue', message: m.goal_target_missing() }] };
  return (
    <FormDialog
      title={m.goal_progress_title({ title: goal.title })}
      description={isOffline ? m.form_offline() : m.goal_progress_explain({ target: sayTarget(goal) })}
      check={check}
      onSave={(draft) => onProgress(goal, draft)}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      {({ messageFor }) => (
        <NumberField
          name="currentValue"
          label={m.goal_now()}
          unit={goal.unit}
          value={value}
          onChange={setValue}
          errorMessage={messageFor('currentValue')}
          isRequired
        />
      )}
    </FormDialog>
  );
}
