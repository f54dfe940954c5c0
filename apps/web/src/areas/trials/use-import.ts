import { StudyReader } from '@nadi/domain/trials/read-studies';
import type { ImportState } from '@nadi/ui/screens/trials/ManageTrialsScreen';
import { useState } from 'react';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { importTrials } from './online-writes';
import { StudyBatches } from './study-batches';

type Totals = Extract<ImportState, { totals: object }>['totals'];

const counted = (refused: Totals['refused'], reason: keyof Totals['refused']) => ({
  ...refused,
  [reason]: (refused[reason] ?? 0) + 1,
});

/** Reads files piece by piece and sends its studies; what was sent stays when it stops. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const send = useOnlineWrite(importTrials);

  async function start(files: readonly File[]): Promise<void> {
    let totals: Totals = { added: 0, changed: 0, unchanged: 0, refused: {} };
    const size = files.reduce((sum, file) => sum + file.size, 0);
    const batches = new StudyBatches();
    let read = 0;

    async function sendAll(studies: object[]): Promise<void> {
      if (studies.length === 0) return;
      const outcome = await send({ studies });
      if (!outcome.ok) throw new Error(outcome.failure.message);
      const { added, changed, unchanged, refused } = outcome.data.data;
      totals = {
        ...{ added: totals.added + added, changed: totals.changed + changed },
        unchanged: totals.unchanged + unchanged,
        refused: refused.reduce((all, { reason }) => counted(all, reason), totals.refused),
      };
      setState({ phase: 'running', share: read / size, totals });
    }

    async function take(found: ReturnType<StudyReader['read']>): Promise<void> {
      for (const one of found) {
        const added = batches.add(one);
        if ('refused' in added) totals = { ...totals, refused: counted(totals.refused, added.refused) };
        else await sendAll(added.studies);
      }
    }

    setState({ phase: 'running', share: 0, totals });
    try {
      for (const file of files) {
        const [reader, decoder] = [new StudyReader(), new TextDecoder()];
        const pieces = file.stream().getReader();
        for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) {
          read += piece.value.length;
          await take(reader.read(decoder.decode(piece.value, { stream: true })));
        }
        await take(reader.end());
      }
      await sendAll(batches.rest());
      setState({ phase: 'done', totals });
    } catch (error) {
      setState({ phase: 'stopped', message: error instanceof Error ? error.message : String(error), totals });
    }
  }

  return { state, start };
}
