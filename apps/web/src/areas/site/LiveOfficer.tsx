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

/** Names the grievance officer once the server has said who it is: asked once, when the page is opened. */
export function LiveOfficer({ ask }: { ask?: AskOfficer }) {
  const [state, setState] = useState<OfficerState>({ phase: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same way to the server, whatever is passed later
  useEffect(() => {
    let isLatest = true;
    void readOfficer(ask).then((found) => isLatest && setState(found));
    return () => {
      isLatest = false;
    };
  }, []);
  return <GrievanceOfficer state={state} />;
}
