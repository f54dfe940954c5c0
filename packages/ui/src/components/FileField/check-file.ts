/** Why a file cannot be taken; null where it can. The server looks into the file itself, this only saves a wasted upload. */
export function checkFile(
  file: { size: number; type: string; name?: string },
  { accept, maxSize }: { accept: readonly string[]; maxSize: number },
): 'empty' | 'kind' | 'size' | null {
  if (!isAccepted(file, accept)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : null;
}

/** By its media type or, where browsers know none, by the end of its name (`.dcm`). */
const isAccepted = ({ type, name = '' }: { type: string; name?: string }, accept: readonly string[]) =>
  accept.includes(type) || accept.some((one) => one.startsWith('.') && name.toLowerCase().endsWith(one));

/** Size as people read it: megabytes with one digit, kilobytes without. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)));
}
