import type { RefusedStudy } from '@nadi/contract/schema';
import { StudyReader } from '@nadi/domain/trials/read-studies';
import type { ImportState } from '@nadi/ui/screens/trials/ManageTrialsScreen';
import { useState } from 'react';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { importTrials } from './online-writes';

type Totals = Extract<ImportState, { totals: object }>['totals'];

/** Studies in one request, and their bytes: a request takes four megabytes. */
const batch = 20;
const maxBytes = 3_500_000;

const bytesOf = (study: object) => new TextEncoder().encode(JSON.stringify(study)).length;

/** Leaves out results and documents, which are most of a study and are not kept. */
const toSent = (study: object): object =>
  'protocolSection' in study ? { protocolSection: study.protocolSection } : study;

const counted = (refused: Totals['refused'], reason: RefusedStudy['reason'], count: number) =>
  count === 0 ? refused : { ...refused, [reason]: (refused[reason] ?? 0) + count };

/** Reads files piece by piece and sends its studies; what was sent stays when it stops. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ phase: 'idle' });
  const send = useOnlineWrite(importTrials);

  async function start(files: readonly File[]): Promise<void> {
    let totals: Totals = { added: 0, changed: 0, unchanged: 0, refused: {} };
    const size = files.reduce((sum, file) => sum + file.size, 0);
    let waiting: object[] = [];
    let bytes = 0;
    let read = 0;

    async function sendWaiting(): Promise<void> {
      if (waiting.length === 0) return;
      const studies = waiting;
      waiting = [];
      bytes = 0;
      const outcome = await send({ studies });
      if (!outcome.ok) throw new Error(outcome.failure.message);
      const { added, changed, unchanged, refused } = outcome.data.data;
      totals = {
        ...{ added: totals.added + added, changed: totals.changed + changed },
        unchanged: totals.unchanged + unchanged,
        refused: refused.reduce((all, { reason }) => counted(all, reason, 1), totals.refused),
      };
      setState({ phase: 'running', share: read / size, totals });
    }

    async function take(found: ReturnType<StudyReader['read']>): Promise<void> {
      for (const one of found) {
        const study =
          one.isBroken || typeof one.study !== 'object' || one.study === null ? null : toSent(one.study);
        const size = study === null ? 0 : bytesOf(study);
        if (study === null || size > maxBytes) {
          totals = { ...totals, refused: counted(totals.refused, 'not-a-study', 1) };
          continue;
        }
        if (waiting.length >= batch || bytes + size > maxBytes) await sendWaiting();
        waiting.push(study);
        bytes += size;
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
      await sendWaiting();
      setState({ phase: 'done', totals });
    } catch (error) {
      setState({ phase: 'stopped', message: error instanceof Error ? error.message : String(error), totals });
    }
  }

  return { state, start };
}
