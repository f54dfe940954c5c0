import { buffer } from 'node:stream/consumers';
import type { Patience } from '../apart/apart';
import { answerApart, inThread } from '../apart/within';
import type { AskedPaper, ReadPaper } from './paper-read';

/** The process of one file: takes it from its input, and reads its letters in a thread that it watches. */
async function read(type: string, mostPages: number, patience: Patience): Promise<ReadPaper> {
  const asked: AskedPaper = { type, bytes: await buffer(process.stdin), mostPages };
  const answer = await inThread<ReadPaper>({ name: 'paper-worker', from: import.meta.url, asked }, patience);
  if (answer === 'too-much') return { isRead: false, reason: 'too-long' };
  return answer === 'failed' ? { isRead: false, reason: 'failed' } : answer;
}

await answerApart(([type = '', mostPages], patience) => read(type, Number(mostPages), patience));
