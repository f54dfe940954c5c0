import { parentPort, workerData } from 'node:worker_threads';
import type { AskedPaper, ReadPaper } from './paper-read';

/** A page with fewer words has no text layer worth the name: a scan with a stamp of the scanner's program. */
const fewWords = 5;

/** In a thread of its own: what takes too long, or too much memory, is ended from outside. */
async function read({ type, bytes, maxPages }: AskedPaper): Promise<ReadPaper> {
  if (type !== 'application/pdf') return { isRead: true, how: 'picture', pages: await recognise([bytes]) };
  const { picturesOfPdf, wordsOfPdf } = await import('./pdf');
  const pages = await wordsOfPdf(bytes);
  if (pages.length > maxPages) return { isRead: false, reason: 'too-long' };
  const scans = pages.flatMap(({ words }, at) => (words.length < fewWords ? [at] : []));
  if (scans.length === 0) return { isRead: true, how: 'text', pages };
  // A scan may stand among pages with letters.
  const pictures = await picturesOfPdf(bytes);
  const seen = await recognise(scans.map((at) => pictures[at] ?? new Uint8Array()));
  let how: 'text' | 'picture' = 'text';
  for (const [index, at] of scans.entries()) {
    const page = seen[index];
    if (!page || page.words.length <= (pages[at]?.words.length ?? 0)) continue;
    pages[at] = page;
    how = 'picture';
  }
  return { isRead: true, how, pages };
}

async function recognise(pictures: readonly Uint8Array[]) {
  const { openPictureReader } = await import('./picture');
  const reader = await openPictureReader();
  try {
    const pages = [];
    for (const picture of pictures) pages.push(await reader.read(picture));
    return pages;
  } finally {
    await reader.close();
  }
}

const answer = (done: ReadPaper) => parentPort?.postMessage(done);
read(workerData as AskedPaper).then(answer, () => answer({ isRead: false, reason: 'failed' }));
