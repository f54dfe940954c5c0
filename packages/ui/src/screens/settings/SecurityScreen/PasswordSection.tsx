import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { PasswordField } from '../../../components/PasswordField/PasswordField';
import type { Action } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useOutcome } from '../../../patterns/use-outcome';
import { defaultPasswordLimits, type PasswordLimits } from '../../auth/check-account';
import { SettingsSection } from '../private/SettingsSection';
import { checkPasswordChange, type PasswordChange } from './check-password-change';

export type PasswordSectionProps = {
  state: Action;
  limits?: PasswordLimits;
  onChangePassword: (change: PasswordChange) => void;
};

const nothing: PasswordChange = { currentPassword: '', newPassword: '' };

/** Changing the password. */
export function PasswordSection({
  state,
  limits = defaultPasswordLimits,
  onChangePassword,
}: PasswordSectionProps) {
  const [change, setChange] = useState(nothing);
  const { isPending } = useOutcome(state, () => setChange(nothing));
  const form = useFormErrors(state.phase === 'failed' ? state : undefined);

  const field = (name: keyof PasswordChange) => ({
    name,
    value: change[name],
    onChange: (value: string) => setChange((now) => ({ ...now, [name]: value })),
    errorMessage: form.messageFor(name),
    isRequired: true,
  });

  return (
    <SettingsSection
      title={m.password_title()}
      description={m.password_note()}
      news={state.phase === 'done' && <Banner tone="done">{m.password_done()}</Banner>}
    >
      <Form
        label={m.password_title()}
        onSubmit={() => form.accept(checkPasswordChange(change, limits)) && onChangePassword(change)}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={isPending}
      >
        <PasswordField
          {...field('currentPassword')}
          label={m.password_current()}
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label={m.password_new()}
          description={m.password_new_description({ minimum: limits.passwordMin })}
          autoComplete="new-password"
          minLength={limits.passwordMin}
        />
        <div>
          <Button type="submit" isPending={isPending}>
            {m.password_submit()}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
