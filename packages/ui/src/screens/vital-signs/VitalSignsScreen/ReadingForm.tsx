import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DateTimeField } from '../../../components/DateTimeField/DateTimeField';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { kindLabel, writeReading } from '../../../components/private/reading/words';
import { Select } from '../../../components/Select/Select';
import { Text } from '../../../components/Text/Text';
import { TextField } from '../../../components/TextField/TextField';
import type { Clock } from '../../../components/When/When';
import { FormQuestion } from './FormQuestion';
import { actions } from './ReadingDialog.css';
import { ReadingFields } from './ReadingFields';
import type { ReadingKind } from './types';
import type { EditorState, ReadingEditor } from './use-reading-editor';

export type ReadingFormProps = {
  state: Extract<EditorState, { phase: 'form' }>;
  editor: ReadingEditor;
  kinds: readonly ReadingKind[];
  clock: Clock;
  isOffline: boolean;
};

/** The contract allows a clock that runs five minutes ahead. */
const latest = (now: string) => new Date(Date.parse(now) + 5 * 60_000).toISOString();

/** The fields of one reading, and what is asked before it is saved or thrown away. */
export function ReadingForm({ state, editor, kinds, clock, isOffline }: ReadingFormProps) {
  const { entry, errors, formError, isSaving, isUnkept, original, question } = state;
  const fields = useRef<HTMLDivElement>(null);
  const lookAgain = () => {
    editor.keepEditing();
    fields.current
      ?.querySelector<HTMLInputElement>('[data-field="systolic"] input, [data-field="value"] input')
      ?.focus();
  };
  return (
    <div ref={fields}>
      <Form
        onSubmit={() => editor.submit()}
        errors={errors.map(({ field, message }) => ({ name: field, message }))}
        formError={isUnkept ? m.form_unkept({ reason: formError ?? '' }) : formError}
        isPending={isSaving}
      >
        {isOffline && !isUnkept && (
          <Text size={14} tone="muted">
            {m.form_offline()}
          </Text>
        )}
        {!original && (
          <Select
            name="type"
            label={m.form_kind()}
            items={kinds.map(({ type }) => ({ id: type, label: kindLabel(type) }))}
            value={entry.type}
            onChange={editor.changeType}
          />
        )}
        {/* Another kind is another set of fields, not the old ones with other names. */}
        <ReadingFields
          key={entry.type}
          entry={entry}
          kinds={kinds}
          errors={errors}
          onChange={editor.change}
        />
        <DateTimeField
          name="measuredAt"
          label={m.form_when()}
          value={entry.measuredAt}
          onChange={(measuredAt) => editor.change({ measuredAt })}
          maxValue={latest(clock.now)}
          timeZone={clock.timeZone}
          isRequired
          errorMessage={errors.find(({ field }) => field === 'measuredAt')?.message}
        />
        <TextField
          name="note"
          label={m.form_note()}
          description={m.form_note_help()}
          rows={2}
          value={entry.note ?? ''}
          onChange={(note) => editor.change({ note: note || null })}
          errorMessage={errors.find(({ field }) => field === 'note')?.message}
        />
        {question === 'unusual' && (
          <FormQuestion
            title={m.form_unusual_title()}
            answers={(describedBy) => (
              <>
                {/* The focus lies on what does no harm: the key that sent the form may still be down. */}
                <Button
                  tone="secondary"
                  autoFocus
                  describedBy={describedBy}
                  isDisabled={isSaving}
                  onPress={lookAgain}
                >
                  {m.form_unusual_no()}
                </Button>
                <Button isPending={isSaving} onPress={() => editor.submit(true)}>
                  {m.form_unusual_yes()}
                </Button>
              </>
            )}
          >
            {m.form_unusual({ reading: writeReading(entry) })}
          </FormQuestion>
        )}
        {question === 'discard' && (
          <FormQuestion
            title={m.form_discard_title()}
            answers={(describedBy) => (
              <>
                <Button tone="secondary" onPress={editor.close}>
                  {m.form_discard_yes()}
                </Button>
                <Button autoFocus describedBy={describedBy} onPress={lookAgain}>
                  {m.form_discard_no()}
                </Button>
              </>
            )}
          >
            {isUnkept ? m.form_discard_unkept() : m.form_discard()}
          </FormQuestion>
        )}
        {question === null && (
          <div className={actions}>
            <Inline justify="end" space={2}>
              <Button tone="secondary" isDisabled={isSaving} onPress={editor.requestClose}>
                {m.cancel()}
              </Button>
              <Button type="submit" isPending={isSaving}>
                {original ? m.form_save_changes() : m.form_save()}
              </Button>
            </Inline>
          </div>
        )}
      </Form>
    </div>
  );
}
