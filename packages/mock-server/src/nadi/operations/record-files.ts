import { presentUpload } from '@nadi/domain/records/present-record';
import { bytesToSniff, sniff } from '@nadi/domain/records/sniff';
import { noContent, placePart, refusedAlready } from '@nadi/domain/records/upload-part';
import { smallestFile } from '../../answers/files';
import { answer, signedIn } from '../operation';
import { conflict, notFound, unprocessable } from '../problems';
import type { KeptUpload, Person } from '../world';

type Form = { place: { offset: number } };

export const recordFiles = {
  sendRecordUploadPart: signedIn('sendRecordUploadPart', async ({ body, files, path, me, touched }) => {
    const { content } = files;
    if (!content) throw unprocessable(noContent);
    const upload = me.recordUploads.find(({ id }) => id === path.id);
    if (!upload) throw notFound();
    touched({ recordIds: [upload.id] });
    const effect = placePart(upload, (body as Form).place.offset, content.size);
    if (effect.kind === 'over') throw conflict(refusedAlready);
    if (effect.kind === 'fault') throw unprocessable(effect.fault);
    if (effect.kind === 'added') await add(upload, content, effect);
    const shown = presentUpload({ ...upload, previewIds: Array<string>(upload.previews).fill('') });
    return { ...answer(shown), headers: { ETag: `"${upload.version}"` } };
  }),

  downloadRecordFile: signedIn('downloadRecordFile', async ({ path, me, touched }) => {
    const { file, record } = find(path.id, me);
    touched({ recordIds: [record._id] });
    const kept = me.files.find(({ id }) => id === file.id);
    const content = new Uint8Array((await kept?.content.arrayBuffer()) ?? []);
    return {
      bytes: { content, type: file.type },
      headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
    };
  }),

  previewRecordFile: signedIn('previewRecordFile', async ({ path, query, me, touched }) => {
    const upload = me.recordUploads.find(({ id }) => id === path.id);
    const { previews } = upload ?? find(path.id, me).file;
    const { page = 1 } = query;
    touched({ recordIds: [path.id ?? ''] });
    if (page > previews) throw notFound();
    // It draws nothing.
    const type = 'image/png';
    return {
      bytes: { content: smallestFile(type) ?? new Uint8Array(), type },
      headers: { 'Content-Disposition': `attachment; filename="page-${page}.png"` },
    };
  }),
};

/** @throws 404 if no record of theirs has such a file */
function find(fileId: string | undefined, me: Person) {
  for (const record of me.medicalRecords) {
    const file = record.files.find(({ id }) => id === fileId);
    if (file) return { file, record };
  }
  throw notFound();
}

async function add(
  upload: KeptUpload,
  content: Blob,
  { received, index, isLast }: { received: number; index: number; isLast: boolean },
): Promise<void> {
  upload.version += 1;
  const start = new Uint8Array(await content.slice(0, bytesToSniff).arrayBuffer());
  if (index === 0 && sniff(start) !== upload.type) {
    upload.status = 'refused';
    upload.refusal = 'not-this-type';
    return;
  }
  upload.parts.push(content);
  upload.received = received;
  if (!isLast) return;
  const isPicture = upload.type.startsWith('image/');
  Object.assign(upload, { status: 'ready', pages: isPicture ? 1 : null, previews: isPicture ? 1 : 0 });
}
