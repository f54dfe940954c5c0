/** Saves bytes through the browser under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // If it is freed at once, some browsers save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
