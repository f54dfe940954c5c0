/** A spreadsheet program takes text that begins like this for a formula, and would run what somebody wrote into a note. */
const formula = /^[=+\-@\t\r]/;

/** Writes one cell of a table in CSV (RFC 4180); what was not said is empty. A text that is no formula stays none: it begins with an apostrophe. */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
