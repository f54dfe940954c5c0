import { brand } from '@nadi/brand';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Divider } from '../../../components/Divider/Divider';
import { Form } from '../../../components/Form/Form';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useFormErrors } from '../../../patterns/use-form-errors';
import {
  RegistrationFields,
  type RegistrationLists,
} from '../../private/doctor-questions/RegistrationFields';
import { AccountFields } from '../AccountFields';
import { type DoctorSignUpLimits, defaultDoctorLimits } from '../DoctorSignUpScreen/check-doctor-sign-up';
import { ScreenTitle } from '../ScreenTitle';
import { TermsField } from '../TermsField';
import { checkRegister, type RegisterAnswers, type RegisterValues, toRegisterValues } from './check-register';

export type { RegisterValues } from './check-register';

export type RegisterScreenProps = RegistrationLists & {
  state:
    | { phase: 'ready' | 'submitting' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  /** The role that is chosen at first; null asks. @default null */
  role?: RegisterAnswers['role'];
  /** @default '/auth/login' */
  signInHref?: string;
  onSubmit: (values: RegisterValues) => void;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: DoctorSignUpLimits;
};

const nothing: RegisterAnswers = {
  role: null,
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

/** Opens an account of either role by one form; a doctor gives the registration too. */
export function RegisterScreen({
  state,
  role = null,
  signInHref = '/auth/login',
  onSubmit,
  limits = defaultDoctorLimits,
  ...lists
}: RegisterScreenProps) {
  const [answers, setAnswers] = useState<RegisterAnswers>({ ...nothing, role });
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);
  const isSubmitting = state.phase === 'submitting';
  const change = (changed: Partial<RegisterAnswers>) => setAnswers((now) => ({ ...now, ...changed }));

  function submit() {
    const values = toRegisterValues(answers);
    if (form.accept(checkRegister(answers, limits)) && values) onSubmit(values);
  }

  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle>{m.sign_up_title()}</ScreenTitle>
        <Text tone="muted">{m.register_intro()}</Text>
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
        <RadioGroup
          name="role"
          label={m.role_intro()}
          items={[
            { id: 'PATIENT', label: m.role_patient(), description: m.role_patient_description() },
            { id: 'DOCTOR', label: m.role_doctor(), description: m.role_doctor_description() },
          ]}
          value={answers.role}
          onChange={(chosen) => change({ role: chosen })}
          errorMessage={form.messageFor('role')}
          isRequired
        />
        <AccountFields
          answers={answers}
          onChange={change}
          messageFor={form.messageFor}
          passwordMin={limits.passwordMin}
        />
        {answers.role === 'DOCTOR' && (
          <>
            <Divider />
            <Heading level={2}>{m.doctor_sign_up_registration()}</Heading>
            <Banner tone="info">{m.doctor_sign_up_checked()}</Banner>
            <RegistrationFields {...lists} answers={answers} onChange={change} messageFor={form.messageFor} />
            <Divider />
          </>
        )}
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
