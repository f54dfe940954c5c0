import type { GrievanceContactAnswer } from '@nadi/contract/schema';
import { GrievanceOfficer, type OfficerState } from '@nadi/ui/screens/public/PrivacyScreen';
import { useEffect, useState } from 'react';

/** Milliseconds for an answer. */
const timeoutMs = 10_000;

/** Sends the question, and rejects if nothing answers. */
export type AskOfficer = (init: RequestInit) => Promise<Pick<Response, 'ok' | 'json'>>;

/** On a page without the app. */
const askByItself: AskOfficer = (init) =>
  fetch(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1/grievance-contact`, init);

/** Asks the server who answers for personal data here. */
export async function readOfficer(ask: AskOfficer = askByItself): Promise<OfficerState> {
  try {
    const answer = await ask({ credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return { phase: 'failed' };
    const { data } = (await answer.json()) as GrievanceContactAnswer;
    return { phase: 'ready', ...data };
  } catch {
    return { phase: 'failed' };
  }
}

/** Names the grievance officer once the server has said who it is. */
export function LiveOfficer() {
  const [state, setState] = useState<OfficerState>({ phase: 'loading' });
  useEffect(() => {
    let isLatest = true;
    void readOfficer().then((found) => isLatest && setState(found));
    return () => {
      isLatest = false;
    };
  }, []);
  return <GrievanceOfficer state={state} />;
}
