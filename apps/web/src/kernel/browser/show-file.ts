import { saveFile } from './save-file';

/** Shows a document in a new window; if the browser blocks that, it is saved under its name. */
export function showFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const shown = window.open(address);
  if (!shown) saveFile(content, name);
  // Once shown, it stays as long as its window.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
