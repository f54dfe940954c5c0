import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateField } from '../../../components/DateField/DateField';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { NumberField } from '../../../components/NumberField/NumberField';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { checkFact, emptyFact, entryOfFact, type FactEntry } from './fact-draft';
import { sayFactKind } from './fact-words';
import type { FactDraft, FactFault, FactKind, FactResult, HealthFact } from './types';

export type FactDialogProps = {
  /** What is corrected; null for a new one. */
  fact: HealthFact | null;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  onSave: (draft: FactDraft, fact: HealthFact | null) => Promise<FactResult>;
  /** With how many readings are judged differently; null where nothing was saved. */
  onClose: (rejudged: number | null) => void;
};

const kinds: readonly FactKind[] = [
  'pregnant',
  'gave-birth',
  'not-pregnant',
  'oxygen-target-88-92',
  'altitude',
];

/** Adds or corrects one fact. It stays open until the save has resolved. */
export function FactDialog({ fact, today, onSave, onClose }: FactDialogProps) {
  const [entry, setEntry] = useState<FactEntry>(fact ? entryOfFact(fact) : emptyFact);
  const [faults, setFaults] = useState<readonly FactFault[]>([]);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const { kind } = entry;

  function change(patch: Partial<FactEntry>) {
    setEntry({ ...entry, ...patch });
    setFaults(faults.filter(({ field }) => !(field in patch)));
  }
  const messageFor = (name: keyof FactDraft) => faults.find(({ field }) => field === name)?.message;

  async function save() {
    const { draft, faults: found } = checkFact(entry, today);
    setFaults(found);
    setError(undefined);
    if (!draft) return;
    setSaving(true);
    const result = await onSave(draft, fact).catch(
      (): FactResult => ({ ok: false, message: m.facts_not_saved() }),
    );
    setSaving(false);
    if (result.ok) return onClose(result.rejudged);
    setFaults(result.fieldErrors ?? []);
    setError(result.message);
  }

  return (
    <Dialog
      title={fact ? m.facts_correct_title() : m.facts_add_title()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      canClose={!isSaving}
    >
      <Form
        onSubmit={() => void save()}
        errors={faults.map(({ field, message }) => ({ name: field, message }))}
        formError={error}
        isPending={isSaving}
      >
        <RadioGroup
          name="kind"
          label={m.facts_kind()}
          items={kinds.map((id) => ({ id, label: sayFactKind(id) }))}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
          errorMessage={messageFor('kind')}
          isRequired
        />
        <DateField
          name="from"
          label={kind === 'gave-birth' ? m.facts_birth_on() : m.facts_from()}
          value={entry.from}
          onChange={(from) => change({ from })}
          maxValue={today}
          errorMessage={messageFor('from')}
          isRequired
        />
        {kind !== 'gave-birth' && (
          <DateField
            name="to"
            label={m.facts_to()}
            description={m.facts_to_help()}
            value={entry.to}
            onChange={(to) => change({ to })}
            errorMessage={messageFor('to')}
          />
        )}
        {kind === 'altitude' && (
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
        {kind === 'oxygen-target-88-92' && (
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
        <Inline justify="end" space={2}>
          <Button tone="secondary" isDisabled={isSaving} onPress={() => onClose(null)}>
            {m.facts_cancel()}
          </Button>
          <Button type="submit" isPending={isSaving}>
            {m.facts_save()}
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
}
