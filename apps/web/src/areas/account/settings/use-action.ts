import { toProblem } from '@nadi/api-client/problems';
import { useRef, useState } from 'react';
import { type Action, failureOf } from '../../../kernel/requests/action';
import { settle } from '../../../kernel/requests/settle';
import type { PasswordGate } from './use-password-gate';

type Request<T> = () => Promise<{ data?: T; error?: unknown }>;

/** One thing at a time that a person asks of the server, and how it goes. A second press while it runs does nothing. */
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
    /** @param onDone called with what the server answered */
    run<T>(request: Request<T>, onDone: (data: T) => void = () => {}): void {
      if (isRunning.current) return;
      isRunning.current = true;
      setState({ phase: 'pending' });
      void attempt(request, onDone);
    },
    /** Forgets how it went, where the news of it is old. */
    forget: () => setState((now) => (now.phase === 'pending' ? now : { phase: 'idle' })),
  };
}
