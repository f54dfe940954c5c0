import type { FileType } from '@nadi/domain/records/file-limits';
import { askApart, type Limits } from '../../../kernel/apart/apart';
import type { Checked } from './checked';

const megabyte = 1024 * 1024;

export const defaultLimits: Limits = {
  milliseconds: 30_000,
  heap: 256 * megabyte,
  growth: 450 * megabyte,
};

/** Looks at the content of a file, in a process of its own: whether it is of its type alone, can be read, and takes no more than it may. */
export async function checkContent(
  type: FileType,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: Limits = defaultLimits,
): Promise<Checked> {
  const program = { name: 'check-process', from: import.meta.url, args: [type], limits };
  const answer = await askApart<Checked>(program, content);
  if (answer === 'killed') return { refusal: 'too-much-work' };
  return answer === 'ended' ? { refusal: 'damaged' } : answer;
}
