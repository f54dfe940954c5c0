import { buffer } from 'node:stream/consumers';
import type { Limits } from '../apart/apart';
import { answerApart, inThread } from '../apart/within';
import type { AskedPaper, ReadPaper } from './paper-read';

/** The process of one file: takes it from its input, and reads its letters in a thread that it watches. */
async function read(type: string, maxPages: number, limits: Limits): Promise<ReadPaper> {
  const asked: AskedPaper = { type, bytes: await buffer(process.stdin), maxPages };
  const answer = await inThread<ReadPaper>({ name: 'paper-worker', from: import.meta.url, asked }, limits);
  if (answer === 'too-much' || answer === 'too-long') return { isRead: false, reason: 'too-long' };
  return answer === 'failed' ? { isRead: false, reason: 'failed' } : answer;
}

await answerApart(([type = '', maxPages], limits) => read(type, Number(maxPages), limits));
