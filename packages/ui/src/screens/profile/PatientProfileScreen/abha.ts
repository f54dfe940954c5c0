/** Returns the 14 digits of an ABHA number, typed with or without spaces and hyphens. Null if it is none. */
export function parseAbha(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  return /^[0-9]{14}$/.test(digits) ? digits : null;
}

/** Writes an ABHA number as its card does: 91-0000-0000-0000. */
export const sayAbha = (digits: string | null): string =>
  digits?.replace(/^(\d{2})(\d{4})(\d{4})(\d{4})$/, '$1-$2-$3-$4') ?? '';
