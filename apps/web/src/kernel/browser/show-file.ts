import { saveFile } from './save-file';

/** Shows a document in a window of its own; where the browser lets none open, it is saved under its name. */
export function showFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const shown = window.open(address);
  if (!shown) saveFile(content, name);
  // Once shown, it stays as long as its window.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
