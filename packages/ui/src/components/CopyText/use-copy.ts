import { useEffect, useState } from 'react';

/** Long enough to be seen and read aloud. */
const shownMs = 4000;

/** Puts a text on the clipboard and tells for a moment how that went. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome('none'), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Pages without encryption have no clipboard, and people may refuse it.
      setOutcome('refused');
    }
  }

  return { outcome, copy };
}
