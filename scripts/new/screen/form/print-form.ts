import type { Subject } from '../subject';

export const printForm = ({ name, prefix }: Subject): string => `import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import { TextField } from '../../../components/TextField/TextField';
import { RecordPage } from '../../../patterns/RecordPage/RecordPage';
import type { Action, Loaded } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';

export type ${name}Answers = { name: string };

export type ${name}Props = {
  /** \`answers\` as they were last read. */
  state: Loaded<{ answers: ${name}Answers; saving: Action }>;
  onSave: (answers: ${name}Answers) => void;
  onRetry: () => void;
};

/** The saved answers, to read and to correct. */
export function ${name}({ state, onSave, onRetry }: ${name}Props) {
  return (
    <RecordPage
      title={m.${prefix}_title()}
      state={state}
      fields={1}
      failed={{ title: m.${prefix}_failed_title(), text: m.${prefix}_failed() }}
      onRetry={onRetry}
    >
      {(ready) => (
        <Card>
          <Fields {...ready} onSave={onSave} />
        </Card>
      )}
    </RecordPage>
  );
}

type FieldsProps = { answers: ${name}Answers; saving: Action } & Pick<${name}Props, 'onSave'>;

/** Only edited fields are kept, so that newer answers show in all other fields. */
function Fields({ answers, saving, onSave }: FieldsProps) {
  const [edits, setEdits] = useState<Partial<${name}Answers>>({});
  const form = useFormErrors(saving.phase === 'failed' ? saving : undefined);
  const now = { ...answers, ...edits };
  const isSaved = saving.phase === 'done' && now.name === answers.name;

  function save() {
    const faults = now.name.trim() ? [] : [{ name: 'name', message: m.${prefix}_name_missing() }];
    if (form.accept(faults)) onSave(now);
  }

  return (
    <Form onSubmit={save} errors={form.errors} formError={form.formError} isPending={saving.phase === 'pending'}>
      <TextField
        name="name"
        label={m.${prefix}_name()}
        value={now.name}
        onChange={(value) => setEdits({ ...edits, name: value })}
        errorMessage={form.messageFor('name')}
        isRequired
      />
      <Inline space={4}>
        <Button type="submit" isPending={saving.phase === 'pending'}>
          {m.${prefix}_save()}
        </Button>
        {/* Always there: a live region that comes with its text is not read. */}
        <div role="status">{isSaved && <Banner tone="done">{m.${prefix}_saved()}</Banner>}</div>
      </Inline>
    </Form>
  );
}
`;
