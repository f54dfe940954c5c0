import { useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CodeField } from '../../../components/CodeField/CodeField';
import { Form } from '../../../components/Form/Form';
import { Inline } from '../../../components/Inline/Inline';
import type { Action } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useOutcome } from '../../../patterns/use-outcome';
import { codeFault, readCode } from '../../auth/SecondStepScreen/codes';
import { EnrolStep } from './EnrolStep';

type CodeStepProps = { action: Action; onConfirm: (code: string) => void; onBack: () => void };

/** Proves that the app has the secret, before signing in begins to ask for its codes. */
export function CodeStep({ action, onConfirm, onBack }: CodeStepProps) {
  const [typed, setTyped] = useState('');
  const { isPending, failure } = useOutcome(action);
  const form = useFormErrors(failure);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function submit() {
    const code = readCode('totp', typed);
    const faults = code ? [] : [{ name: 'code', message: codeFault('totp', typed) }];
    if (form.accept(faults) && code) onConfirm(code);
  }

  return (
    <EnrolStep number={2}>
      <Form
        onSubmit={submit}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        <CodeField
          ref={field}
          kind="one-time"
          name="code"
          label={m.enrol_code()}
          value={typed}
          onChange={setTyped}
          errorMessage={form.messageFor('code')}
          isRequired
        />
        <Inline justify="end">
          <Button tone="secondary" isDisabled={isPending} onPress={onBack}>
            {m.enrol_back()}
          </Button>
          <Button type="submit" isPending={isPending}>
            {m.enrol_confirm()}
          </Button>
        </Inline>
      </Form>
    </EnrolStep>
  );
}
