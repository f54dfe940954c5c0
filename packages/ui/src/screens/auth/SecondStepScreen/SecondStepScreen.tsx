import { useEffect, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { CodeField } from '../../../components/CodeField/CodeField';
import { Form } from '../../../components/Form/Form';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { PasskeyButton } from '../PasskeyButton';
import { ScreenTitle } from '../ScreenTitle';
import { codeFault, readCode, type SecondStepMethod } from './codes';

export type { SecondStepMethod } from './codes';

export type SecondStepScreenProps = {
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  /** Given six digits (`totp`), or a recovery code as abcd-efgh-jkmn. */
  onSubmit: (answer: { method: SecondStepMethod; code: string }) => void;
  /** Asks the browser for a passkey instead; left out where it knows none. */
  onPasskey?: () => void;
  /** The browser is asking for the passkey, or it is being checked. @default false */
  isPasskeyPending?: boolean;
  /** Gives up and goes back to the password; nobody is signed in. */
  onCancel: () => void;
};

const other = { totp: 'recovery', recovery: 'totp' } as const;

/** Named as in the contract, so that the server's messages find their field. */
const fieldNames = { totp: 'code', recovery: 'recoveryCode' } as const;

/** The second step of signing in, after the password. */
export function SecondStepScreen({
  state,
  onSubmit,
  onPasskey,
  isPasskeyPending = false,
  onCancel,
}: SecondStepScreenProps) {
  const [method, setMethod] = useState<SecondStepMethod>('totp');
  const [typed, setTyped] = useState({ totp: '', recovery: '' });
  const [sentMethod, setSentMethod] = useState<SecondStepMethod>();
  // The server's message about one code does not apply to the other.
  const isSaidOfThis = sentMethod === undefined || sentMethod === method;
  const form = useFormErrors(state.phase === 'failed' && isSaidOfThis ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const isBusy = isSubmitting || isPasskeyPending;
  const field = useFocusOnChange(method);
  const name = fieldNames[method];

  function submit() {
    const code = readCode(method, typed[method]);
    const faults = code ? [] : [{ name, message: codeFault(method, typed[method]) }];
    if (!form.accept(faults) || !code) return;
    setSentMethod(method);
    onSubmit({ method, code });
  }

  function switchMethod() {
    form.accept([]);
    setMethod(other[method]);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle>{m.second_step_title()}</ScreenTitle>
        <Text tone="muted">{m.second_step_intro()}</Text>
      </Stack>
      <Form
        onSubmit={submit}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isBusy}
      >
        <CodeField
          key={method}
          ref={field}
          name={name}
          kind={method === 'totp' ? 'one-time' : 'recovery'}
          label={method === 'totp' ? m.second_step_code() : m.second_step_recovery()}
          description={
            method === 'totp' ? m.second_step_code_description() : m.second_step_recovery_description()
          }
          value={typed[method]}
          onChange={(value) => setTyped((now) => ({ ...now, [method]: value }))}
          errorMessage={form.messageFor(name)}
          isRequired
        />
        <Button type="submit" isPending={isSubmitting} isDisabled={isPasskeyPending} isFullWidth>
          {m.second_step_submit()}
        </Button>
      </Form>
      <Stack space={2}>
        {onPasskey && (
          <PasskeyButton
            isPending={isPasskeyPending}
            isDisabled={isSubmitting}
            onPress={() => {
              form.accept([]);
              setSentMethod(method);
              onPasskey();
            }}
          >
            {m.second_step_use_passkey()}
          </PasskeyButton>
        )}
        <Button tone="secondary" isDisabled={isBusy} onPress={switchMethod} isFullWidth>
          {method === 'totp' ? m.second_step_use_recovery() : m.second_step_use_app()}
        </Button>
        <Button tone="quiet" onPress={onCancel} isFullWidth>
          {m.second_step_cancel()}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The field that takes the focus when another one takes its place, but not when the page is opened. */
function useFocusOnChange(method: SecondStepMethod) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(method);
  useEffect(() => {
    if (shown.current === method) return;
    shown.current = method;
    field.current?.focus();
  }, [method]);
  return field;
}
