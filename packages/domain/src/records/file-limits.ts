const megabyte = 1024 * 1024;

export const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/heic',
  'application/dicom',
] as const;

export type FileType = (typeof fileTypes)[number];

/** Bytes of one file, by its type. */
export const maxBytes: Readonly<Record<FileType, number>> = {
  'application/pdf': 50 * megabyte,
  'image/jpeg': 25 * megabyte,
  'image/png': 25 * megabyte,
  'image/heic': 25 * megabyte,
  'application/dicom': 256 * megabyte,
};

/** Files of one record. */
export const maxFiles = 20;
/** Files that were sent and not filed yet. */
export const maxUploads = 40;
/** Bytes of all files of a person. */
export const maxStorage = 2048 * megabyte;
/** Records of a person, deleted ones among them. */
export const maxRecords = 10_000;
/** Bytes of each part of an upload but the last. */
export const partBytes = megabyte / 2;
/** Pixels of a picture: those of the cameras of phones, and none that fills a server. */
export const maxPixels = 64_000_000;
/** Milliseconds for which an upload is kept that is not filed. */
export const uploadLifetime = 7 * 86_400_000;
/** Milliseconds for which a deleted record can be restored. */
export const restorable = 30 * 86_400_000;

type New = { type: FileType; bytes: number };
type Fault = { pointer: string; message: string; code: string };

/**
 * Why a file cannot be sent.
 *
 * @param has bytes that the person's files take, and how many of them are not filed yet
 */
export function checkNewUpload({ type, bytes }: New, has: { bytes: number; uploads: number }): Fault[] {
  if (bytes > maxBytes[type])
    return [
      {
        pointer: '/body/bytes',
        message: `This type of file may have ${maxBytes[type] / megabyte} MB at most.`,
        code: 'too-large',
      },
    ];
  if (has.uploads >= maxUploads)
    return [
      {
        pointer: '/body',
        message: `${maxUploads} files wait to be filed. File or discard some of them first.`,
        code: 'too-many',
      },
    ];
  if (has.bytes + bytes > maxStorage)
    return [
      {
        pointer: '/body/bytes',
        message: 'Your files would take more than 2 GB. Delete some that you no longer need.',
        code: 'full',
      },
    ];
  return [];
}
