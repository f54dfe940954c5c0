/**
 * Returns the pointer of the first field that a text of JSON names twice, at any depth; null if there is none.
 *
 * @param text valid JSON
 * @param value what it was parsed to
 */
export function findDuplicateName(text: string, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  // Counting is cheap; which one it is, is looked for only where there is one.
  return countNames(text) === countFields(value) ? null : findDuplicate(text);
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Colons outside of strings: in valid JSON, one for each name. */
function countNames(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === colon) count += 1;
    else if (code === quote) at = endOfString(text, at);
  }
  return count;
}

/** Returns the position of the quote that ends a string. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}

/** Without recursion: a body may be nested as deep as it is long. */
function countFields(value: object): number {
  const waiting: object[] = [value];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inner: unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) count += inner.length;
    for (const one of inner) if (typeof one === 'object' && one !== null) waiting.push(one);
  }
  return count;
}

type Open = { path: string; names: Set<string> | null; at: number | string };

const toPointerPart = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const longestShown = 100;
const beforeColon = /\s*:/y;

/** Pointer of the first field that is named for the second time in valid JSON. */
function findDuplicate(text: string): string {
  const open: Open[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const here = open.at(-1);
    const sign = text[at];
    if (sign === '{' || sign === '[')
      open.push({
        path: here ? `${here.path}/${here.at}` : '',
        names: sign === '{' ? new Set() : null,
        at: 0,
      });
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',' && here && typeof here.at === 'number') here.at += 1;
    else if (sign === '"') {
      const end = endOfString(text, at);
      beforeColon.lastIndex = end + 1;
      const isName = here?.names && beforeColon.test(text);
      if (isName) {
        const name = String(JSON.parse(text.slice(at, end + 1)));
        here.at = toPointerPart(name);
        if (here.names?.has(name)) return `${here.path}/${here.at}`.slice(0, longestShown);
        here.names?.add(name);
      }
      at = end;
    }
  }
  return '/';
}
