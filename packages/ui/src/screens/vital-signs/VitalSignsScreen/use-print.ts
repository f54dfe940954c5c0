import { useEffect, useState } from 'react';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';

/** All readings of the choice, however many pages they take. */
export type ReadAll = () => Promise<readonly ReadingRow[]>;

type PrintState =
  | { phase: 'idle' }
  | { phase: 'reading' }
  | { phase: 'failed' }
  /** On its way to the printer. */
  | { phase: 'ready'; rows: readonly ReadingRow[] };

/** Reads all that belongs on the paper first, then opens the browser's own print dialog. */
export function usePrint(readAll: ReadAll | undefined) {
  const [state, setState] = useState<PrintState>({ phase: 'idle' });

  useEffect(() => {
    if (state.phase !== 'ready') return;
    const end = () => setState({ phase: 'idle' });
    window.addEventListener('afterprint', end);
    // Once it is drawn.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      window.removeEventListener('afterprint', end);
      cancelAnimationFrame(frame);
    };
  }, [state.phase]);

  async function print() {
    if (!readAll || state.phase === 'reading') return;
    setState({ phase: 'reading' });
    try {
      setState({ phase: 'ready', rows: await readAll() });
    } catch {
      setState({ phase: 'failed' });
    }
  }

  return { state, print };
}
