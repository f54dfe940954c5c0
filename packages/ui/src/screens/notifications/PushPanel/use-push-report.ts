import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import type { PushResult } from './types';

export type PushAction = 'permission' | 'test' | 'trigger' | 'check' | 'unregister';

export type PushReport = { of: PushAction; isGood: boolean; text: string };

/** The specification's sentences (point 8). Those without a sentence for a refusal have one for an error only. */
const words: Record<
  PushAction,
  { done: () => string; failed?: () => string; error: (said: { error: string }) => string }
> = {
  permission: { done: m.push_granted, error: m.push_not_granted },
  test: { done: m.push_test_sent, failed: m.push_test_failed, error: m.push_test_error },
  trigger: { done: m.push_trigger_sent, failed: m.push_trigger_failed, error: m.push_trigger_error },
  check: { done: m.push_checked, failed: m.push_check_failed, error: m.push_check_error },
  unregister: { done: m.push_unregistered, error: m.push_unregister_error },
};

const good = (message: string) => m.push_good({ message });
const bad = (message: string) => m.push_bad({ message });

function sayResult(action: PushAction, result: PushResult): string {
  const { done, failed, error } = words[action];
  if (result.ok) return good(done());
  if (result.error === undefined && failed) return bad(failed());
  return bad(error({ error: result.error ?? m.push_unknown_error() }));
}

/** Runs one action at a time and says what came of the last one. */
export function usePushReport() {
  const [pending, setPending] = useState<PushAction | null>(null);
  const [report, setReport] = useState<PushReport | null>(null);
  const isRunning = useRef(false);

  async function run(action: PushAction, ask: () => Promise<PushResult>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(action);
    setReport(null);
    const result = await ask().catch(
      (cause: unknown): PushResult => ({
        ok: false,
        error: cause instanceof Error ? cause.message : String(cause),
      }),
    );
    isRunning.current = false;
    setPending(null);
    setReport({ of: action, isGood: result.ok, text: sayResult(action, result) });
  }

  const refuse = (action: PushAction, message: string) =>
    setReport({ of: action, isGood: false, text: bad(message) });

  return { pending, report, run, refuse };
}
