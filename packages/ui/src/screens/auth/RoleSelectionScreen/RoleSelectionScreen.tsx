import { brand } from '@nadi/brand';
import { HeartPulse, Stethoscope } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ScreenTitle } from '../ScreenTitle';
import { RoleLink } from './RoleLink';

export type RoleSelectionScreenProps = {
  /** @default '/auth/patient-signup' */
  patientHref?: string;
  /** @default '/auth/doctor-signup' */
  doctorHref?: string;
  /** @default '/auth/login' */
  signInHref?: string;
};

/** The role of the new account. An administrator's is not created here. */
export function RoleSelectionScreen({
  patientHref = '/auth/patient-signup',
  doctorHref = '/auth/doctor-signup',
  signInHref = '/auth/login',
}: RoleSelectionScreenProps) {
  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle>{m.sign_up_title()}</ScreenTitle>
        <Text tone="muted">{m.role_intro()}</Text>
      </Stack>
      <Stack space={3}>
        <RoleLink
          href={patientHref}
          icon={HeartPulse}
          title={m.role_patient()}
          description={m.role_patient_description()}
        />
        <RoleLink
          href={doctorHref}
          icon={Stethoscope}
          title={m.role_doctor()}
          description={m.role_doctor_description()}
        />
      </Stack>
      <Text>
        {m.sign_up_has_account({ product: brand.name })} <Link href={signInHref}>{m.sign_up_sign_in()}</Link>
      </Text>
    </Stack>
  );
}
