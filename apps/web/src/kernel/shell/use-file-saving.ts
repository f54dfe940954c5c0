import { useState } from 'react';
import { saveFile } from '../browser/save-file';
import { tellOfError } from './Toasts';

/**
 * Saves one file at a time on the device, and tells of a failure.
 *
 * @param fetchFile returns the file with this id
 */
export function useFileSaving<Id extends string>(
  fetchFile: (id: Id) => Promise<{ data?: unknown }>,
  failed: () => string,
) {
  const [saving, setSaving] = useState<Id | null>(null);
  async function save(id: Id, name: string): Promise<void> {
    if (saving) return;
    setSaving(id);
    const { data } = await fetchFile(id).catch(() => ({ data: undefined }));
    setSaving(null);
    if (data instanceof Blob) saveFile(data, name);
    else tellOfError(failed());
  }
  return { saving, save };
}
