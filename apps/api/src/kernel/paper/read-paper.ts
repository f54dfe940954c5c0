import { askApart, type Limits } from '../apart/apart';
import type { ReadPaper } from './paper-read';

const megabyte = 1024 * 1024;

/** Limits of reading one file: a scan takes up to half a minute a page on a slow machine. */
export const paperLimits: Limits = {
  milliseconds: 600_000,
  heap: 384 * megabyte,
  growth: 900 * megabyte,
};

type Asked = { type: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>; maxPages: number };

/** Reads the letters of a PDF or a picture, in a process of its own that is ended where it takes too much. */
export async function readPaper(
  { type, content, maxPages }: Asked,
  limits: Limits = paperLimits,
): Promise<ReadPaper> {
  const program = {
    name: 'paper-process',
    from: import.meta.url,
    args: [type, String(maxPages)],
    limits,
  };
  const answer = await askApart<ReadPaper>(program, content);
  if (answer === 'killed') return { isRead: false, reason: 'too-long' };
  return answer === 'ended' ? { isRead: false, reason: 'failed' } : answer;
}
