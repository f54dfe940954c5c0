import { parentPort, workerData } from 'node:worker_threads';
import type { Asked, Checked } from './checked';

/** In a thread of its own: what takes too long, or too much memory, is ended from outside. */
async function look({ type, bytes }: Asked): Promise<Checked> {
  if (type === 'application/pdf') return (await import('./look-at-pdf')).lookAtPdf(bytes);
  const { lookAtHeic, lookAtPicture } = await import('./look-at-picture');
  if (type === 'image/heic') return lookAtHeic(bytes);
  return type === 'application/dicom' ? { refusal: 'not-this-type' } : lookAtPicture(bytes, type);
}

const answer = (checked: Checked) => parentPort?.postMessage(checked);
// A decoder that fails says that what it was given cannot be read.
look(workerData as Asked).then(answer, () => answer({ refusal: 'damaged' }));
