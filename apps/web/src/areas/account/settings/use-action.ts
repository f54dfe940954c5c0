import { toProblem } from '@nadi/api-client/problems';
import { useRef, useState } from 'react';
import type { PasswordGate } from '../../../kernel/page/use-password-gate';
import { type Action, failureOf } from '../../../kernel/requests/action';
import { settle } from '../../../kernel/requests/settle';

type Request<T> = () => Promise<{ data?: T; error?: unknown }>;

/** Runs one request of a person at a time and tracks its state. A second press while it runs does nothing. */
export function useAction(gate: PasswordGate) {
  const [state, setState] = useState<Action>({ phase: 'idle' });
  const isRunning = useRef(false);

  async function attempt<T>(request: Request<T>, onDone: (data: T) => void): Promise<void> {
    const answer = await settle(request());
    if (!answer.ok && toProblem(answer.error).kind === 'confirm-password') {
      gate.ask({
        again: () => void attempt(request, onDone),
        giveUp: () => {
          isRunning.current = false;
          setState({ phase: 'idle' });
        },
      });
      return;
    }
    isRunning.current = false;
    setState(answer.ok ? { phase: 'done' } : failureOf(answer.error));
    if (answer.ok) onDone(answer.data);
  }

  return {
    state,
    /** @param onDone called with the server's answer */
    run<T>(request: Request<T>, onDone: (data: T) => void = () => {}): void {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ phase: 'pending' });
      void attempt(request, onDone);
    },
    /** Resets the state once its result is out of date. */
    forget: () => setState((now) => (now.phase === 'pending' ? now : { phase: 'idle' })),
  };
}
