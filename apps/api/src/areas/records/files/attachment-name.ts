import type { FileType } from '@nadi/domain/records/file-limits';

const extensions: Readonly<Record<FileType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/dicom': 'dcm',
};

/** Characters that RFC 8187 lets stand as they are. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The header under which a browser saves a file: by its name, with the extension of what it really is. */
export function attachmentNamed(name: string, type: FileType): string {
  const extension = extensions[type];
  const stem = name.replace(/\.[^.]{1,10}$/, '') || 'file';
  const plain =
    stem
      .normalize('NFKD')
      .replaceAll(/[^A-Za-z0-9 _-]/g, '')
      .trim() || 'file';
  // A name in another script is ten times as long in this form.
  const whole = `; filename*=UTF-8''${encoded(`${stem}.${extension}`)}`;
  const bare = `attachment; filename="${plain.slice(0, 60)}.${extension}"`;
  return bare.length + whole.length <= 1_000 ? bare + whole : bare;
}
