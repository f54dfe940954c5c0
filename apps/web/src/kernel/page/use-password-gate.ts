import { useRef, useState } from 'react';
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
  dialog: {
    isOpen: boolean;
    isPending: boolean;
    errorMessage?: string;
    onConfirm: (password: string) => void;
    onCancel: () => void;
  };
};

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

  return {
    ask(next) {
      waiting.current = next;
      setIsOpen(true);
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
