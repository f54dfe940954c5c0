import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DateField } from '../../../components/DateField/DateField';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { checkFact, emptyFact, entryOfFact, type FactEntry } from './fact-draft';
import { sayFactType } from './fact-words';
import type { FactDraft, FactResult, FactType, HealthFact } from './types';

export type FactDialogProps = {
  /** The fact to correct; null for a new one. */
  fact: HealthFact | null;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  onSave: (draft: FactDraft, fact: HealthFact | null) => Promise<FactResult>;
  /** Null where nothing was saved. */
  onClose: (result: { reassessed: number } | null) => void;
  /** Takes the focus once it is saved. */
  focusAfter: RefObject<HTMLElement | null>;
};

const types: readonly FactType[] = [
  'pregnant',
  'gave-birth',
  'not-pregnant',
  'oxygen-target-88-92',
  'altitude',
];

/** Adds or corrects one fact. It stays open until the save has resolved. */
export function FactDialog({ fact, today, onSave, ...dialog }: FactDialogProps) {
  const [entry, setEntry] = useState<FactEntry>(fact ? entryOfFact(fact) : emptyFact);
  const { type } = entry;
  const change = (patch: Partial<FactEntry>) => setEntry({ ...entry, ...patch });

  return (
    <FormDialog
      title={fact ? m.facts_correct_title() : m.facts_add_title()}
      check={() => checkFact(entry, today)}
      onSave={(draft) => onSave(draft, fact)}
      {...dialog}
    >
      {({ messageFor }) => (
        <>
          <RadioGroup
            name="type"
            label={m.facts_type()}
            items={types.map((id) => ({ id, label: sayFactType(id) }))}
            value={type}
            onChange={(chosen) => change({ type: chosen })}
            errorMessage={messageFor('type')}
            isRequired
          />
          <DateField
            name="from"
            label={type === 'gave-birth' ? m.facts_birth_on() : m.facts_from()}
            value={entry.from}
            onChange={(from) => change({ from })}
            maxValue={today}
            errorMessage={messageFor('from')}
            isRequired
          />
          {type !== 'gave-birth' && (
            <DateField
              name="to"
              label={m.facts_to()}
              description={m.facts_to_help()}
              value={entry.to}
              onChange={(to) => change({ to })}
              errorMessage={messageFor('to')}
            />
          )}
          {type === 'altitude' && (
            <NumberField
              name="metres"
              label={m.facts_metres()}
              description={m.facts_metres_help()}
              value={entry.metres}
              onChange={(metres) => change({ metres })}
              isDecimal={false}
              errorMessage={messageFor('metres')}
              isRequired
            />
          )}
          {type === 'oxygen-target-88-92' && (
            <TextField
              name="setBy"
              label={m.facts_set_by_label()}
              description={m.facts_set_by_help()}
              value={entry.setBy ?? ''}
              onChange={(setBy) => change({ setBy: setBy || null })}
              errorMessage={messageFor('setBy')}
              isRequired
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
