/** One fault of a value, for a person. */
export type Fault = {
  /** JSON Pointer, led by the place: `/body/name`, `/query/page`. */
  pointer: string;
  message: string;
  /** The keyword that was broken, or `unknown`. */
  code: string;
};

export const toPointerPart = (key: string) =>
  key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

export const unknownAt = (pointer: string): Fault => ({
  pointer,
  message: 'Must not be given: there is no such field.',
  code: 'unknown',
});

/** One for each place: the first says enough. */
export function distinct(faults: readonly Fault[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const fault of faults) if (!found.has(fault.pointer)) found.set(fault.pointer, fault);
  return [...found.values()];
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

export const toTypeName = (type: string) => typeNames[type] ?? type;

const formatNames: Record<string, string> = {
  email: 'an e-mail address',
  date: 'a date such as 2026-11-20',
  'date-time': 'a moment with its offset, such as 2026-11-20T07:10:00+05:30',
  uri: 'an address such as https://example.org',
};

export const toFormatName = (format: string) => formatNames[format] ?? `a valid ${format}`;

export function listed(values: readonly unknown[]): string {
  const words = values.map((value) => String(value));
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : String(words[0]);
}

export const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
