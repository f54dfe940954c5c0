import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Card } from '../../../components/Card/Card';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Coming } from '../../../patterns/Phases/Coming';
import { upToSettings } from '../private/up-to-settings';
import { PasskeysSection, type PasskeysSectionProps } from './PasskeysSection';
import { PasswordSection, type PasswordSectionProps } from './PasswordSection';
import { SessionsSection, type SessionsSectionProps } from './SessionsSection';
import { TwoStepSection, type TwoStepSectionProps } from './TwoStepSection';
import type { SecurityState } from './types';

export type { PasswordChange } from './check-password-change';
export type { Enrolment, Passkey, SecurityState, Session, TwoStep, TwoStepContent } from './types';

type Own = 'state' | 'clock' | 'onRetry';

export type SecurityScreenProps = Omit<PasswordSectionProps, Own | 'limits'> &
  Omit<TwoStepSectionProps, Own> &
  Omit<PasskeysSectionProps, Own> &
  Omit<SessionsSectionProps, Own> & {
    state: SecurityState;
    clock: Clock;
    /** True if the person's role must have a second step and has none: until then the rest of the page is not theirs to use. @default false */
    mustSetUpSecondStep?: boolean;
    /** The contract's bounds of a password, in characters. */
    passwordLimits?: PasswordSectionProps['limits'];
    /** Reads a part again that could not be read. */
    onRetry: (part: 'twoStep' | 'passkeys' | 'sessions') => void;
  };

/** The settings that protect the account. If the server asks for the password again, the app shows a `ConfirmPasswordDialog` as well. */
export function SecurityScreen({
  state,
  clock,
  mustSetUpSecondStep = false,
  passwordLimits,
  onRetry,
  ...on
}: SecurityScreenProps) {
  const [hasCome, setHasCome] = useState(false);
  const isComing = [state.twoStep, state.passkeys, state.sessions].some(({ phase }) => phase === 'loading');
  if (!isComing && !hasCome) setHasCome(true);
  const page = { title: m.security_title(), ...(!mustSetUpSecondStep && { up: upToSettings() }) };
  // All at once: each part that came by itself would push away what stands below it.
  if (isComing && !hasCome)
    return (
      <Page {...page}>
        <Card>
          <Coming rows={6} />
        </Card>
      </Page>
    );
  return (
    <Page {...page} description={mustSetUpSecondStep ? undefined : describe(state)}>
      {mustSetUpSecondStep ? (
        <Banner tone="attention" title={m.two_step_missing_title()}>
          {m.two_step_missing()}
        </Banner>
      ) : (
        <PasswordSection
          state={state.password}
          limits={passwordLimits}
          onChangePassword={on.onChangePassword}
        />
      )}
      <TwoStepSection {...on} state={state.twoStep} clock={clock} onRetry={() => onRetry('twoStep')} />
      {!mustSetUpSecondStep && (
        <PasskeysSection {...on} state={state.passkeys} clock={clock} onRetry={() => onRetry('passkeys')} />
      )}
      <SessionsSection {...on} state={state.sessions} clock={clock} onRetry={() => onRetry('sessions')} />
    </Page>
  );
}

/** The most important fact, in a sentence. */
function describe({ twoStep }: SecurityState): string {
  if (twoStep.phase !== 'ready') return m.security_description();
  return twoStep.twoStep.totp.isOn ? m.security_two_steps() : m.security_password_only();
}
