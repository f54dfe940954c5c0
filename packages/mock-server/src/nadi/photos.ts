import { readPicture } from '@nadi/contract/picture';
import type { KeptFile, Person } from './world';

/** Returns the type of a picture, whatever its sender calls it; null if it is not one. */
export const typeOfPicture = async (file: Blob): Promise<string | null> =>
  readPicture(new Uint8Array(await file.arrayBuffer()))?.type ?? null;

/** The photo of someone, where they gave one. */
export const photoOf = ({ files, patient, doctor }: Person): KeptFile | undefined =>
  files.find(({ id }) => id === (patient ?? doctor)?.photoId);

export const extensionOf = (contentType: string): string =>
  contentType === 'image/jpeg'
    ? 'jpg'
    : contentType === 'application/dicom'
      ? 'dcm'
      : (contentType.split('/')[1] ?? 'bin');
