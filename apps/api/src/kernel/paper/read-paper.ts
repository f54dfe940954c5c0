import { askApart, type Patience } from '../apart/apart';
import type { ReadPaper } from './paper-read';

const megabyte = 1024 * 1024;

/** Limits of reading one file: a scan takes up to half a minute a page on a slow machine. */
export const paperPatience: Patience = {
  milliseconds: 600_000,
  heap: 384 * megabyte,
  growth: 900 * megabyte,
};

type Asked = { type: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>; mostPages: number };

/** Reads the letters of a PDF or a picture, in a process of its own that is ended where it takes too much. */
export async function readPaper(
  { type, content, mostPages }: Asked,
  patience: Patience = paperPatience,
): Promise<ReadPaper> {
  const program = {
    name: 'paper-process',
    from: import.meta.url,
    args: [type, String(mostPages)],
    patience,
  };
  const answer = await askApart<ReadPaper>(program, content);
  if (answer === 'killed') return { isRead: false, reason: 'too-long' };
  return answer === 'ended' ? { isRead: false, reason: 'failed' } : answer;
}
