import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { AskedPhoto, PhotoOutcome } from './drawn-photo';

/** Pixels of the longest side: no page shows a face larger. */
const longestSide = 2_048;

const notDrawn: PhotoOutcome = { drawn: null, isLate: false };

/** Draws a photo anew, upright, with its colours and transparency and nothing else of the file. */
async function draw({ bytes, contentType }: AskedPhoto): Promise<PhotoOutcome> {
  // One core: the other is for the server.
  sharp.concurrency(1);
  const found = sharp(bytes, { failOn: 'error', sequentialRead: true });
  if (`image/${(await found.metadata()).format}` !== contentType) return notDrawn;
  const upright = found
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const kept = {
    'image/png': () => upright.png(),
    // Tables that suit the picture would need all of it in memory.
    'image/jpeg': () => upright.jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false }),
    'image/webp': () => upright.webp({ quality: 90 }),
  }[contentType]();
  return { drawn: await kept.toBuffer() };
}

const answer = (outcome: PhotoOutcome) => parentPort?.postMessage(outcome);
// A decoder that fails says that what it was given cannot be read.
draw(workerData as AskedPhoto).then(answer, () => answer(notDrawn));
