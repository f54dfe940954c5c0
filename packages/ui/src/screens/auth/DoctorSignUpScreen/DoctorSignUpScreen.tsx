import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Divider } from '../../../components/Divider/Divider';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useFormErrors } from '../../../patterns/use-form-errors';
import {
  RegistrationFields,
  type RegistrationLists,
} from '../../private/doctor-questions/RegistrationFields';
import { AccountFields } from '../AccountFields';
import { ScreenTitle } from '../ScreenTitle';
import { TermsField } from '../TermsField';
import {
  checkDoctorSignUp,
  type DoctorSignUpAnswers,
  type DoctorSignUpLimits,
  type DoctorSignUpValues,
  defaultDoctorLimits,
  toValues,
} from './check-doctor-sign-up';

export type DoctorSignUpScreenProps = RegistrationLists & {
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  /** @default '/auth/login' */
  signInHref?: string;
  onSubmit: (values: DoctorSignUpValues) => void;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: DoctorSignUpLimits;
};

const nothing: DoctorSignUpAnswers = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  specialization: null,
  licenseNumber: '',
  council: null,
  experience: null,
  acceptTerms: false,
};

/** Opening an account as a doctor: who they are, and where they are registered. */
export function DoctorSignUpScreen({
  state,
  signInHref = '/auth/login',
  onSubmit,
  limits = defaultDoctorLimits,
  ...lists
}: DoctorSignUpScreenProps) {
  const [answers, setAnswers] = useState(nothing);
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const change = (changed: Partial<DoctorSignUpAnswers>) => setAnswers((now) => ({ ...now, ...changed }));

  function submit() {
    const values = toValues(answers);
    if (form.accept(checkDoctorSignUp(answers, limits)) && values) onSubmit(values);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle>{m.doctor_sign_up_title()}</ScreenTitle>
        <Text tone="muted">{m.doctor_sign_up_intro()}</Text>
      </Stack>
      <Banner tone="info">{m.doctor_sign_up_checked()}</Banner>
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
        <Divider />
        <Heading level={2}>{m.doctor_sign_up_registration()}</Heading>
        <RegistrationFields {...lists} answers={answers} onChange={change} messageFor={form.messageFor} />
        <Divider />
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
