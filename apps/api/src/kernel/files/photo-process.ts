import { buffer } from 'node:stream/consumers';
import type { Picture } from '@nadi/contract/picture';
import { answerApart, inThread } from '../apart/within';
import type { AskedPhoto, PhotoOutcome } from './drawn-photo';

/** The process of one photo: takes it from its input, and draws it anew in a thread that it watches. */
await answerApart(async ([contentType], timeoutMs): Promise<PhotoOutcome> => {
  const asked: AskedPhoto = {
    contentType: contentType as Picture['type'],
    bytes: await buffer(process.stdin),
  };
  const answer = await inThread<PhotoOutcome>(
    { name: 'photo-worker', from: import.meta.url, asked },
    timeoutMs,
  );
  return typeof answer === 'string' ? { drawn: null, isLate: answer === 'too-long' } : answer;
});
