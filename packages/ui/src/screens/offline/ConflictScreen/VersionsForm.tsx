import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import type { Action } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useOutcome } from '../../../patterns/use-outcome';
import type { ConflictField } from '../types';
import { type Choices, settledChoices, undecided } from './choices';
import { VersionChoice } from './VersionChoice';
import { head, headCell } from './VersionChoice.css';

type VersionsFormProps = {
  fields: readonly ConflictField[];
  saving: Action;
  onSave: (choices: Choices) => void;
  onDiscard: () => void;
};

/** Both versions, field by field; a field that both sides changed has to be decided. */
export function VersionsForm({ fields, saving, onSave, onDiscard }: VersionsFormProps) {
  const versions = JSON.stringify(fields);
  const [chosen, setChosen] = useState({ versions, choices: settledChoices(fields) });
  // A choice between versions that are no longer these is none.
  if (chosen.versions !== versions) setChosen({ versions, choices: settledChoices(fields) });
  const { choices } = chosen;
  const { isPending, failure } = useOutcome(saving);
  const form = useFormErrors(failure);
  const isAllSettled = fields.every(({ changedBy }) => changedBy !== 'both');

  function submit() {
    if (form.accept(undecided(fields, choices))) onSave(choices);
  }

  return (
    <Form
      onSubmit={submit}
      errors={form.errors}
      onCorrect={form.correct}
      formError={form.formError}
      isPending={isPending}
    >
      {isAllSettled && <Text>{m.versions_all_settled()}</Text>}
      <Card>
        {/* Each choice names itself; this is for the eye, where there is room for columns. */}
        <div className={head} aria-hidden="true">
          {[m.versions_field(), m.versions_before(), m.versions_mine(), m.versions_standing()].map((name) => (
            <span key={name} className={headCell}>
              {name}
            </span>
          ))}
        </div>
        {fields.map((field) => (
          <VersionChoice
            key={field.field}
            {...field}
            value={choices[field.field] ?? null}
            onChange={(version) => setChosen({ versions, choices: { ...choices, [field.field]: version } })}
            errorMessage={choices[field.field] ? undefined : form.messageFor(field.field)}
            isDisabled={isPending}
          />
        ))}
      </Card>
      <Inline space={2}>
        <Button type="submit" isPending={isPending}>
          {m.versions_save()}
        </Button>
        <Button tone="secondary" isDisabled={isPending} onPress={onDiscard}>
          {m.versions_discard()}
        </Button>
      </Inline>
    </Form>
  );
}
