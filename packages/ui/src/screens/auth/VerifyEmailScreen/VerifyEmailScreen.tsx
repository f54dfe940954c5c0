import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { PulseRiver } from '../../../components/PulseRiver/PulseRiver';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { MailboxNote } from '../MailboxNote';
import { ScreenTitle } from '../ScreenTitle';
import { ResendMail, type ResendState } from './ResendMail';

export type VerifyEmailScreenProps = {
  state:
    | { phase: 'waiting'; email: string; resend: ResendState }
    | { phase: 'verifying' }
    | { phase: 'verified'; isSignedIn: boolean }
    | { phase: 'failed'; message: string; canResend: boolean; resend: ResendState };
  onResend: () => void;
  /** Ends the pending session, for an address that was mistyped. */
  onSignOut?: () => void;
  /** The next page once the address is confirmed and the person is signed in. */
  continueHref: string;
  signInHref: string;
  /** Address of the mailbox of the embedded default; given only there. */
  mailboxHref?: string;
};

/** Confirming an e-mail address. No word of it tells whether the address had an account before. */
export function VerifyEmailScreen({ state, ...rest }: VerifyEmailScreenProps) {
  return (
    <Stack space={6}>
      <Inside state={state} {...rest} />
      {rest.mailboxHref && (state.phase === 'waiting' || state.phase === 'failed') && (
        <MailboxNote href={rest.mailboxHref} />
      )}
    </Stack>
  );
}

function Inside({ state, onResend, onSignOut, continueHref, signInHref }: VerifyEmailScreenProps) {
  switch (state.phase) {
    case 'waiting':
      return (
        <>
          <ScreenTitle>{m.verify_waiting_title()}</ScreenTitle>
          <Stack space={3}>
            <Text>
              {withParts(m.verify_waiting_address({ email: part(0) }), [
                <Text key="email" as="strong">
                  {state.email}
                </Text>,
              ])}
            </Text>
            <Text>{m.verify_waiting_neutral()}</Text>
            <Text tone="muted">{m.verify_waiting_help()}</Text>
          </Stack>
          <ResendMail state={state.resend} onResend={onResend} />
          {onSignOut && (
            <Button tone="quiet" onPress={onSignOut}>
              {m.verify_other_address()}
            </Button>
          )}
        </>
      );
    case 'verifying':
      return (
        <div role="status">
          <Stack space={4}>
            <ScreenTitle>{m.verify_verifying_title()}</ScreenTitle>
            <PulseRiver size="small" isMoving />
          </Stack>
        </div>
      );
    case 'verified':
      return (
        <>
          <ScreenTitle>{m.verify_verified_title()}</ScreenTitle>
          <Text>
            {state.isSignedIn
              ? m.verify_verified_continue({ product: brand.name })
              : m.verify_verified_sign_in()}
          </Text>
          <Button href={state.isSignedIn ? continueHref : signInHref} isFullWidth>
            {state.isSignedIn ? m.verify_continue() : m.sign_in_title()}
          </Button>
        </>
      );
    case 'failed':
      return (
        <>
          <ScreenTitle>{m.verify_failed_title()}</ScreenTitle>
          <Banner tone="attention">{state.message}</Banner>
          {state.canResend ? (
            <ResendMail state={state.resend} onResend={onResend} />
          ) : (
            <Button href={signInHref} isFullWidth>
              {m.verify_failed_sign_in()}
            </Button>
          )}
        </>
      );
  }
}
