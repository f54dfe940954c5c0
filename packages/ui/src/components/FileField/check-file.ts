/** Why a file cannot be taken; null where it can. The server looks into the file itself, this only saves a wasted upload. */
export function checkFile(
  file: { size: number; type: string },
  { accept, maxSize }: { accept: readonly string[]; maxSize: number },
): 'empty' | 'kind' | 'size' | null {
  if (!accept.includes(file.type)) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > maxSize ? 'size' : null;
}

/** Size as people read it: megabytes with one digit, kilobytes without. */
export function formatSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)));
}
