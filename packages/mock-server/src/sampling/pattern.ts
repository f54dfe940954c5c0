/** Makes a text that a regular expression of the common kind matches; null where it is beyond this. */
export function textOfPattern(pattern: string, random: () => number): string | null {
  const reader = new PatternReader(pattern, random);
  const text = reader.read();
  return text !== null && matches(pattern, text) ? text : null;
}

function matches(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
}

const range = (from: string, to: string) =>
  Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(from.charCodeAt(0) + index),
  );

const [digits, lower, upper] = [range('0', '9'), range('a', 'z'), range('A', 'Z')];
const printable = range(' ', '~');
const classes: Record<string, readonly string[]> = {
  d: digits,
  w: [...lower, ...upper, ...digits, '_'],
  s: [' '],
  D: lower,
  W: ['-'],
  S: lower,
  n: ['\n'],
  t: ['\t'],
  r: ['\r'],
};

class PatternReader {
  private at = 0;

  constructor(
    private readonly pattern: string,
    private readonly random: () => number,
  ) {}

  read(): string | null {
    const text = this.alternatives();
    return this.at === this.pattern.length ? text : null;
  }

  private pick<T>(things: readonly T[]): T | undefined {
    return things[Math.floor(this.random() * things.length)];
  }

  private take(text: string): boolean {
    if (!this.pattern.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  private alternatives(): string | null {
    const found: (string | null)[] = [this.sequence()];
    while (this.take('|')) found.push(this.sequence());
    return found.includes(null) ? null : (this.pick(found) ?? null);
  }

  private sequence(): string | null {
    let text = '';
    while (this.at < this.pattern.length && !/[|)]/.test(this.pattern[this.at] ?? '')) {
      const start = this.at;
      const first = this.atom();
      if (first === null) return null;
      const end = this.at;
      const times = this.quantity();
      const after = this.at;
      for (let count = 0; count < times; count += 1) {
        // Read again for each: `[a-z]{3}` is three letters, not one three times.
        this.at = start;
        text += count === 0 ? first : (this.atom() ?? '');
      }
      this.at = Math.max(after, end);
    }
    return text;
  }

  private quantity(): number {
    const [all = '', sign, least = '1', comma, most] =
      /^(?:([*+?])|\{(\d+)(,)?(\d+)?\})\??/.exec(this.pattern.slice(this.at)) ?? [];
    this.at += all.length;
    if (all === '') return 1;
    if (sign) return sign === '*' ? 0 : 1;
    const [from, to] = [Number(least), most ? Number(most) : Number(least) + (comma ? 2 : 0)];
    // The shortest that holds, but never nothing where there may be something.
    return from > 0 ? from : Math.min(1, to);
  }

  private atom(): string | null {
    if (this.take('^') || this.take('$') || this.take('\\b')) return '';
    if (this.take('(?=') || this.take('(?!') || this.take('(?<')) return null;
    if (this.take('(?:') || this.take('(')) {
      const text = this.alternatives();
      return this.take(')') ? text : null;
    }
    const choices = this.take('[') ? this.characterClass() : this.character();
    return choices ? (this.pick(choices) ?? null) : null;
  }

  private character(): readonly string[] | null {
    const sign = this.pattern[this.at++] ?? '';
    if (sign === '.') return lower;
    if (sign !== '\\') return [sign];
    const escaped = this.pattern[this.at++] ?? '';
    if (escaped === 'p') {
      const name = /^\{[^}]*\}/.exec(this.pattern.slice(this.at))?.[0] ?? '';
      this.at += name.length;
      return /^\{L[ul]?\}$/.test(name) ? lower : /^\{N/.test(name) ? digits : null;
    }
    return classes[escaped] ?? [escaped];
  }

  private characterClass(): readonly string[] | null {
    const isNegated = this.take('^');
    const found: string[] = [];
    while (!this.take(']')) {
      if (this.at >= this.pattern.length) return null;
      const from = this.character();
      if (!from) return null;
      if (this.pattern[this.at] === '-' && this.pattern[this.at + 1] !== ']' && from.length === 1) {
        this.at += 1;
        const [to] = this.character() ?? [];
        found.push(...range(from[0] ?? '', to ?? ''));
      } else found.push(...from);
    }
    return isNegated ? printable.filter((sign) => !found.includes(sign)) : found;
  }
}
