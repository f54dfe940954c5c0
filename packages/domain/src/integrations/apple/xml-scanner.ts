import { ExportFault } from './fault';

export type XmlEvents = {
  /** @param attributes the text between the name and the end of the tag, for `readAttributes` */
  open: (name: string, attributes: string, line: number) => void;
  close: (name: string) => void;
};

/** Longer than any tag, and than the declarations at the start of an export. */
const maxMarkup = 1_000_000;
const maxDepth = 100;
const [lessThan, greaterThan, quote, apostrophe, slash, bang] = [60, 62, 34, 39, 47, 33];

/**
 * Reads XML by tags, piece by piece, and keeps no more than one tag. Declarations are passed over: an entity that they name is never looked up, so that
 * it reads no file and grows to nothing.
 */
export class XmlScanner {
  #rest = '';
  #line = 1;
  #wasOpened = false;
  readonly #stack: string[] = [];

  constructor(private readonly events: XmlEvents) {}

  /** @throws ExportFault */
  push(text: string): void {
    const buffer = this.#rest + text;
    let at = 0;
    while (at < buffer.length) {
      const start = buffer.indexOf('<', at);
      const end = start < 0 ? buffer.length : endOfMarkup(buffer, start);
      this.#line += countLines(buffer, at, start < 0 ? end : start);
      if (end < 0) {
        at = start;
        break;
      }
      if (start >= 0) {
        this.#read(buffer, start, end);
        this.#line += countLines(buffer, start, end);
      }
      at = end;
    }
    this.#rest = buffer.slice(at);
    if (this.#rest.length > maxMarkup) throw new ExportFault('other-file');
  }

  /** @throws ExportFault if the file is not whole */
  end(): void {
    if (!this.#wasOpened && this.#stack.length === 0 && this.#rest.trim() === '')
      throw new ExportFault('other-file');
    if (this.#stack.length > 0 || this.#rest !== '') throw new ExportFault('clipped');
  }

  #read(buffer: string, start: number, end: number): void {
    const first = buffer.charCodeAt(start + 1);
    // Instructions, comments, declarations, and text that is quoted as a whole.
    if (first === bang || buffer[start + 1] === '?') return;
    if (first === slash) {
      const name = buffer.slice(start + 2, end - 1).trim();
      if (this.#stack.pop() !== name) throw new ExportFault('other-file');
      this.events.close(name);
      return;
    }
    const isAlone = buffer.charCodeAt(end - 2) === slash;
    const last = isAlone ? end - 2 : end - 1;
    const nameEnd = endOfName(buffer, start + 1, last);
    const name = buffer.slice(start + 1, nameEnd);
    if (this.#stack.length === 0 && this.#wasOpened) throw new ExportFault('other-file');
    this.#wasOpened = true;
    this.events.open(name, buffer.slice(nameEnd, last), this.#line);
    if (isAlone) this.events.close(name);
    else if (this.#stack.push(name) > maxDepth) throw new ExportFault('other-file');
  }
}

/** Returns the place behind the markup that begins at `start`; -1 if it is not there as a whole yet. */
function endOfMarkup(buffer: string, start: number): number {
  if (start + 1 >= buffer.length) return -1;
  const behind = (mark: string, from: number) => {
    const found = buffer.indexOf(mark, from);
    return found < 0 ? -1 : found + mark.length;
  };
  if (buffer[start + 1] === '?') return behind('?>', start + 2);
  if (buffer.charCodeAt(start + 1) === bang) {
    if (buffer.length - start < '<![CDATA['.length) return -1;
    if (buffer.startsWith('<!--', start)) return behind('-->', start + 4);
    if (buffer.startsWith('<![CDATA[', start)) return behind(']]>', start + 9);
    return endOfDeclaration(buffer, start + 2);
  }
  for (let at = start + 1; at < buffer.length; at += 1) {
    const letter = buffer.charCodeAt(at);
    if (letter === greaterThan) return at + 1;
    if (letter === lessThan) throw new ExportFault('other-file');
    if (letter !== quote && letter !== apostrophe) continue;
    at = buffer.indexOf(letter === quote ? '"' : "'", at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Passes over a DOCTYPE with all that it declares. */
function endOfDeclaration(buffer: string, from: number): number {
  let depth = 1;
  for (let at = from; at < buffer.length; at += 1) {
    const letter = buffer.charCodeAt(at);
    if (letter === lessThan && buffer.startsWith('<!--', at)) {
      at = buffer.indexOf('-->', at + 4);
      if (at < 0) return -1;
      at += 2;
    } else if (letter === lessThan) depth += 1;
    else if (letter === greaterThan) {
      depth -= 1;
      if (depth === 0) return at + 1;
    } else if (letter === quote || letter === apostrophe) {
      at = buffer.indexOf(letter === quote ? '"' : "'", at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}

function endOfName(buffer: string, from: number, last: number): number {
  let at = from;
  while (at < last && buffer.charCodeAt(at) > 32) at += 1;
  return at;
}

function countLines(buffer: string, from: number, to: number): number {
  let count = 0;
  for (let at = buffer.indexOf('\n', from); at >= 0 && at < to; at = buffer.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Returns the attributes of a tag, in their order. */
export function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; ; ) {
    const equals = text.indexOf('=', at);
    if (equals < 0) return found;
    let open = equals + 1;
    while (text.charCodeAt(open) <= 32) open += 1;
    const mark = text[open];
    if (mark !== '"' && mark !== "'") return found;
    const close = text.indexOf(mark, open + 1);
    if (close < 0) return found;
    found.set(text.slice(at, equals).trim(), plain(text.slice(open + 1, close)));
    at = close + 1;
  }
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const lastLetter = 0x10ffff;

/** Reads the five entities of XML and letters by number; any other entity stays as it is written. */
function plain(value: string): string {
  if (!/[&\t\r\n]/.test(value)) return value;
  return value
    .replace(/[\t\r\n]/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
      if (name) return named[String(name).toLowerCase()] ?? whole;
      const letter = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return letter <= lastLetter ? String.fromCodePoint(letter) : whole;
    });
}
