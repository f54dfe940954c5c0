import * as m from '../../../../generated/messages/messages';

/** The type of a file, in words that need no knowledge of files. */
export function kindOf(type: string): string {
  if (type === 'application/pdf') return m.shared_kind_pdf();
  if (type.startsWith('image/')) return m.shared_kind_picture();
  return type.startsWith('text/') ? m.shared_kind_text() : m.shared_kind_file();
}
