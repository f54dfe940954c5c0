import type { VerifiedPrescriptionAnswer } from '@nadi/contract/schema';
import { Verification, type VerificationProps } from '@nadi/ui/screens/prescriptions/VerifyScreen';
import { useEffect, useState } from 'react';

type State = VerificationProps['state'];

/** Milliseconds, on a weak line. */
const timeoutMs = 30_000;

/** Asks what is known of a code. It is sent in the body: an address stands in logs. */
async function verify(token: string): Promise<State> {
  const origin = import.meta.env?.VITE_API_ORIGIN || location.origin;
  try {
    const answer = await fetch(`${origin}/api/v1/public/prescriptions/verify`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
      // Sends no session: who asks has the paper.
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Takes a text that is no code for one that was cut off.
    if (answer.status === 422) return { phase: 'none' };
    if (!answer.ok) return { phase: 'away' };
    const { data } = (await answer.json()) as VerifiedPrescriptionAnswer;
    return { phase: 'ready', verified: data };
  } catch {
    return { phase: 'away' };
  }
}

/** Reads the code behind the # of the address, takes it out of the history, and says what is known of the paper. */
export function OwnVerification() {
  const [state, setState] = useState<State>({ phase: 'loading' });
  const [asked, setAsked] = useState({ token: '', attempt: 0 });

  useEffect(() => {
    const look = () => {
      const token = location.hash.slice(1);
      if (token) history.replaceState(null, '', location.pathname);
      if (token) setAsked({ token, attempt: 0 });
      else setState({ phase: 'none' });
    };
    // Another code may be scanned into the same tab.
    const lookAgain = () => location.hash && look();
    look();
    addEventListener('hashchange', lookAgain);
    return () => removeEventListener('hashchange', lookAgain);
  }, []);

  useEffect(() => {
    if (!asked.token) return;
    let isLatest = true;
    setState({ phase: 'loading' });
    void verify(asked.token).then((found) => isLatest && setState(found));
    return () => {
      isLatest = false;
    };
  }, [asked]);

  return (
    <Verification
      state={state}
      onRetry={() => setAsked(({ token, attempt }) => ({ token, attempt: attempt + 1 }))}
    />
  );
}
