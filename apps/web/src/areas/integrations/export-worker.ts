import { ExportFault } from '@nadi/domain/integrations/apple/fault';
import { type AppleExport, openAppleExport } from '@nadi/domain/integrations/apple/open-export';
import type { Asked, Told } from './export-messages';

// The worker of a page, in which an export is read: a page would stand still for as long.
const page = globalThis as unknown as { postMessage(told: Told): void };
const tell = (told: Told) => page.postMessage(told);
let opened: AppleExport | null = null;

async function answer(asked: Asked): Promise<void> {
  if (asked.kind === 'open') {
    const onProgress = (part: number) => tell({ kind: 'progress', part });
    opened = await openAppleExport(asked.file, { now: asked.now, onProgress });
    const { since: _, part: __, ...summary } = opened;
    return tell({ kind: 'opened', summary });
  }
  const found =
    asked.kind === 'since' ? await opened?.since(asked.from) : await opened?.part(asked.choice, asked.index);
  tell({ kind: 'answer', id: asked.id, answer: found });
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).catch((error: unknown) =>
    tell({ kind: 'fault', fault: error instanceof ExportFault ? error.code : 'unreadable' }),
  );
});
