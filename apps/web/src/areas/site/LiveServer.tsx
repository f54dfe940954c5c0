import { IsItUs, type ServerState } from '@nadi/ui/screens/public/HelpScreen';
import { useEffect, useState } from 'react';
import { type AskReady, askServer } from './ask-server';

/** Shows whether the server answers: asked when the page is opened, when the network comes or goes, and when somebody wants to know. */
export function LiveServer({ ask }: { ask?: AskReady }) {
  const [state, setState] = useState<ServerState>({ phase: 'not-checked' });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked
  useEffect(() => {
    let isLatest = true;
    setState({ phase: 'checking' });
    void askServer(new Date(), ask).then((found) => isLatest && setState(found));
    return () => {
      isLatest = false;
    };
  }, [asked]);
  useEffect(() => {
    const again = () => setAsked((count) => count + 1);
    for (const name of ['online', 'offline']) window.addEventListener(name, again);
    return () => {
      for (const name of ['online', 'offline']) window.removeEventListener(name, again);
    };
  }, []);
  return <IsItUs state={state} onCheck={() => setAsked((count) => count + 1)} />;
}
