import type { Subject } from '../subject';

export const printForm = ({ name, prefix }: Subject): string => `import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { TextField } from '../../../components/TextField/TextField';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Action, Loaded } from '../../private/action';
import { useFormErrors } from '../../private/use-form-errors';

export type ${name}Answers = { name: string };

export type ${name}State =
  | { phase: 'forbidden' }
  | Loaded<{
      /** As they were last read. */
      answers: ${name}Answers;
      saving: Action;
    }>;

export type ${name}Props = {
  state: ${name}State;
  onSave: (answers: ${name}Answers) => void;
  onRetry: () => void;
};

/** What is kept here, to read and to correct. */
export function ${name}({ state, onSave, onRetry }: ${name}Props) {
  return (
    <Stack space={6}>
      <Heading level={1} isFocusTarget>
        {m.${prefix}_title()}
      </Heading>
      <Card>
        {state.phase === 'loading' && (
          <div role="status">
            <VisuallyHidden>{m.loading()}</VisuallyHidden>
            <Skeleton height="3rem" />
          </div>
        )}
        {state.phase === 'forbidden' && (
          <EmptyState title={m.${prefix}_forbidden_title()}>{m.${prefix}_forbidden()}</EmptyState>
        )}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.${prefix}_failed_title()}
            action={<Button onPress={onRetry}>{m.${prefix}_retry()}</Button>}
          >
            {state.message ?? m.${prefix}_failed()}
          </EmptyState>
        )}
        {state.phase === 'ready' && <Fields {...state} onSave={onSave} />}
      </Card>
    </Stack>
  );
}

type FieldsProps = { answers: ${name}Answers; saving: Action } & Pick<${name}Props, 'onSave'>;

/** Only what was edited is kept, so that newer answers show through wherever nothing was touched. */
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
