import { useRef, useState } from 'react';
import type { OnlineWriteOutcome } from '../online-writes/online-write';
import { type Action, failureOf } from '../requests/action';
import { settle } from '../requests/settle';
import { useServices } from '../services/use-services';

type Waiting = {
  /** Repeats the request for which the server required the password. */
  again: () => void;
  giveUp: () => void;
};

/** Asks for the password again when the server requires it; the waiting request then continues by itself. */
export type PasswordGate = {
  ask(waiting: Waiting): void;
  /** Sends a write, and sends it again once the person has given the password, if the server asks for it. Asks once; of whoever gives up it returns that it was asked for. */
  gated<Answer>(send: () => Promise<OnlineWriteOutcome<Answer>>): Promise<OnlineWriteOutcome<Answer>>;
  dialog: {
    isOpen: boolean;
    isPending: boolean;
    errorMessage?: string;
    onConfirm: (password: string) => void;
    onCancel: () => void;
  };
};

/** Returns true if the server asks for the password again. */
export const isForPassword = (outcome: OnlineWriteOutcome<unknown>): boolean =>
  !outcome.ok && outcome.kind === 'confirm-password';

export function usePasswordGate(): PasswordGate {
  const { api } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<Action>({ phase: 'idle' });
  const waiting = useRef<Waiting | null>(null);

  function close(): Waiting | null {
    const found = waiting.current;
    waiting.current = null;
    setIsOpen(false);
    setState({ phase: 'idle' });
    return found;
  }

  async function confirm(password: string): Promise<void> {
    setState({ phase: 'pending' });
    const answer = await settle(api.POST('/auth/confirm-password', { body: { password } }));
    // A person who closed the dialog meanwhile has cancelled.
    if (!waiting.current) return;
    if (answer.ok) close()?.again();
    else {
      const failure = failureOf(answer.error);
      setState({ ...failure, message: failure.fieldErrors?.password ?? failure.message });
    }
  }

  function ask(next: Waiting): void {
    waiting.current = next;
    setIsOpen(true);
  }

  return {
    ask,
    async gated(send) {
      const outcome = await send();
      if (!isForPassword(outcome)) return outcome;
      return new Promise((resolve) => ask({ again: () => resolve(send()), giveUp: () => resolve(outcome) }));
    },
    dialog: {
      isOpen,
      isPending: state.phase === 'pending',
      ...(state.phase === 'failed' ? { errorMessage: state.message } : {}),
      onConfirm: (password) => void confirm(password),
      onCancel: () => close()?.giveUp(),
    },
  };
}
