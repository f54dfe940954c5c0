import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { AccountFields } from '../AccountFields';
import { type AccountLimits, defaultAccountLimits, trimmed } from '../check-account';
import { ScreenTitle } from '../ScreenTitle';
import { TermsField } from '../TermsField';
import { checkSignUp, type SignUpAnswers } from './check-sign-up';

export type PatientSignUpScreenProps = {
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  signInHref: string;
  onSubmit: (values: SignUpAnswers) => void;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: AccountLimits;
};

const nothing: SignUpAnswers = { firstName: '', lastName: '', email: '', password: '', acceptTerms: false };

/** Opening an account as a patient: as little as is needed, the rest is asked after the address is confirmed. */
export function PatientSignUpScreen({
  state,
  signInHref,
  onSubmit,
  limits = defaultAccountLimits,
}: PatientSignUpScreenProps) {
  const [answers, setAnswers] = useState(nothing);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const change = (changed: Partial<SignUpAnswers>) => setAnswers((now) => ({ ...now, ...changed }));

  function submit() {
    const values = trimmed(answers);
    if (form.accept(checkSignUp(values, limits))) onSubmit(values);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle>{m.sign_up_title()}</ScreenTitle>
        <Text tone="muted">{m.sign_up_intro()}</Text>
      </Stack>
      <Form
        onSubmit={submit}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isSubmitting}
      >
        <Text size={14} tone="muted">
          {m.form_required_note()}
        </Text>
        <AccountFields
          answers={answers}
          onChange={change}
          messageFor={form.messageFor}
          passwordMin={limits.passwordMin}
        />
        <TermsField
          value={answers.acceptTerms}
          onChange={(acceptTerms) => change({ acceptTerms })}
          errorMessage={form.messageFor('acceptTerms')}
        />
        <Button type="submit" isPending={isSubmitting} isFullWidth>
          {m.sign_up_submit()}
        </Button>
      </Form>
      <Text>
        {m.sign_up_has_account({ product: brand.name })} <Link href={signInHref}>{m.sign_up_sign_in()}</Link>
      </Text>
    </Stack>
  );
}
