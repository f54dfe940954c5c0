import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { defaultPasswordLimits, type PasswordLimits } from '../check-account';
import { ScreenTitle } from '../ScreenTitle';
import { NewPasswordForm } from './NewPasswordForm';

export type ResetPasswordScreenProps = {
  /** `expired`: the link was used, is too old or was replaced by a newer one. `missing`: the address has no link in it. */
  state:
    | { phase: 'ready' | 'submitting' | 'done' | 'expired' | 'missing' }
    | { phase: 'failed'; message: string; fieldErrors?: Readonly<Record<string, string>> };
  onSubmit: (values: { password: string }) => void;
  /** @default '/auth/login' */
  signInHref?: string;
  /** @default '/auth/forgot-password' */
  forgotPasswordHref?: string;
  /** The contract's bounds, so that this page and the server say the same. */
  limits?: PasswordLimits;
};

const words = {
  form: { title: m.reset_title, text: m.reset_intro },
  done: { title: m.reset_done_title, text: m.reset_done },
  expired: { title: m.reset_expired_title, text: m.reset_expired },
  missing: { title: m.reset_missing_title, text: m.reset_missing },
};

/** Setting a new password by the link of a mail. */
export function ResetPasswordScreen({
  state,
  onSubmit,
  signInHref = '/auth/login',
  forgotPasswordHref = '/auth/forgot-password',
  limits = defaultPasswordLimits,
}: ResetPasswordScreenProps) {
  const { phase } = state;
  const shown = phase === 'done' || phase === 'expired' || phase === 'missing' ? phase : 'form';
  return (
    <Stack space={6}>
      <Stack space={2}>
        <ScreenTitle phase={shown}>{words[shown].title()}</ScreenTitle>
        <Text tone={shown === 'form' ? 'muted' : 'ink'}>{words[shown].text()}</Text>
      </Stack>
      {shown === 'form' && (
        <NewPasswordForm
          isSubmitting={phase === 'submitting'}
          failure={phase === 'failed' ? state : undefined}
          limits={limits}
          onSubmit={(password) => onSubmit({ password })}
        />
      )}
      {shown === 'done' && (
        <Button href={signInHref} isFullWidth>
          {m.reset_done_sign_in()}
        </Button>
      )}
      {(shown === 'expired' || shown === 'missing') && (
        <Button href={forgotPasswordHref} isFullWidth>
          {m.reset_new_link()}
        </Button>
      )}
    </Stack>
  );
}
