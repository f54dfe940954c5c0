import { buffer } from 'node:stream/consumers';
import type { FileType } from '@nadi/domain/records/file-limits';
import { endsAsArchive, sniff } from '@nadi/domain/records/sniff';
import type { Limits } from '../../../kernel/apart/apart';
import { answerApart, inThread } from '../../../kernel/apart/within';
import type { Asked, Checked } from './checked';

const endBytes = 64 * 1024;

/** The process of one check: reads the file from its input, and looks at it in a thread that it watches. */
async function check(type: FileType, limits: Limits): Promise<Checked> {
  const bytes = await buffer(process.stdin);
  const found = sniff(bytes);
  // Its own JPEG again, where the server ended after that was written.
  if (found !== type && !(type === 'image/heic' && found === 'image/jpeg'))
    return { refusal: 'not-this-type' };
  if (type === 'application/pdf' && endsAsArchive(bytes.subarray(-endBytes))) return { refusal: 'mixed' };
  const asked: Asked = { type: found, bytes };
  const answer = await inThread<Checked>({ name: 'check-worker', from: import.meta.url, asked }, limits);
  if (answer === 'too-much' || answer === 'too-long') return { refusal: 'too-much-work' };
  return answer === 'failed' ? { refusal: 'damaged' } : answer;
}

await answerApart(([type], limits) => check(type as FileType, limits));
