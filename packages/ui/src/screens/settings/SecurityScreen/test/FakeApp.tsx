import { useState } from 'react';
import type { Action } from '../../../../patterns/state';
import { ConfirmPasswordDialog } from '../../ConfirmPasswordDialog/ConfirmPasswordDialog';
import { SecurityScreen, type SecurityScreenProps, type SecurityState } from '../SecurityScreen';
import { enrolment, off, on, recoveryCodes } from './example-account';

export type FakeAppProps = SecurityScreenProps & {
  /** Asks for the password before anything, as a server does whose last proof is old. */
  asksForPassword?: boolean;
  /** The server's refusal, the first time. */
  refusal?: string;
};

const soon = () => new Promise((resolve) => setTimeout(resolve, 30));

/** Drives the screen as the app does, for what only shows in the course of things. */
export function FakeApp({ asksForPassword = false, refusal, ...props }: FakeAppProps) {
  const [state, setState] = useState(props.state);
  const [repeat, setRepeat] = useState<(() => Promise<void>) | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const [isRefusing, setIsRefusing] = useState(refusal !== undefined);
  const [needsPassword, setNeedsPassword] = useState(asksForPassword);

  type Part = keyof SecurityState;
  const change = <Key extends Part>(part: Key, to: Partial<SecurityState[Key]>) =>
    setState((now) => ({ ...now, [part]: { ...now[part], ...to } }));
  const say = (part: Part, action: Action) =>
    part === 'password' ? setState((now) => ({ ...now, password: action })) : change(part, { action });

  async function finish<Key extends Part>(part: Key, to: Partial<SecurityState[Key]>) {
    await soon();
    setIsRefusing(false);
    if (isRefusing && refusal) return say(part, { phase: 'failed', message: refusal });
    change(part, to);
    say(part, { phase: 'done' });
  }

  function act<Key extends Part>(part: Key, to: Partial<SecurityState[Key]>) {
    say(part, { phase: 'pending' });
    if (needsPassword) setRepeat(() => () => finish(part, to));
    else void finish(part, to);
  }

  const { passkeys, sessions } = state;
  const keys = passkeys.phase === 'ready' ? passkeys.passkeys : [];
  const places = sessions.phase === 'ready' ? sessions.sessions : [];
  return (
    <>
      <SecurityScreen
        {...props}
        state={state}
        onChangePassword={(answers) => {
          props.onChangePassword(answers);
          act('password', {});
        }}
        onStartTwoStep={() => act('twoStep', { enrolment })}
        onCancelTwoStep={() => change('twoStep', { enrolment: null, action: { phase: 'idle' } })}
        onConfirmTwoStep={() => act('twoStep', { ...on, enrolment: null, recoveryCodes })}
        onRenewRecoveryCodes={() => act('twoStep', { recoveryCodes })}
        onRecoveryCodesKept={() => change('twoStep', { recoveryCodes: null })}
        onTurnOffTwoStep={() => act('twoStep', off)}
        onAddPasskey={(name) => {
          const added = {
            id: name,
            name,
            createdAt: props.clock.now,
            lastUsedAt: null,
            isSynced: false,
          };
          act('passkeys', { passkeys: [...keys, added] });
        }}
        onRemovePasskey={(id) => act('passkeys', { passkeys: keys.filter((key) => key.id !== id) })}
        onEndSession={(id) => act('sessions', { sessions: places.filter((place) => place.id !== id) })}
        onEndOtherSessions={() => act('sessions', { sessions: places.filter(({ isCurrent }) => isCurrent) })}
      />
      <ConfirmPasswordDialog
        isOpen={repeat !== null}
        isPending={isChecking}
        onConfirm={async () => {
          setIsChecking(true);
          await soon();
          setIsChecking(false);
          setNeedsPassword(false);
          setRepeat(null);
          await repeat?.();
        }}
        onCancel={() => {
          setRepeat(null);
          for (const part of ['passkeys', 'sessions', 'twoStep', 'password'] as const)
            say(part, { phase: 'idle' });
        }}
      />
    </>
  );
}
