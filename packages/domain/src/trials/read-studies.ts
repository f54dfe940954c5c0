/** A study as it was sent; `isBroken` if it is no JSON, is longer than a study may be, or was cut off. */
export type SentStudy = { isBroken: true } | { isBroken: false; study: unknown };

/**
 * Takes studies out of a text that comes in pieces: one object a line (NDJSON), a list of them, or pages of the API with `studies`. It keeps no more than the
 * study that it is in, so that a file of any length can be read.
 */
export class StudyReader {
  /** The signs that are open: `{` or `[`. */
  private open = '';
  private isText = false;
  private isEscaped = false;
  private text = '';
  private held: string[] | null = null;
  private length = 0;
  /** Signs that were open where the study began. */
  private base = '';

  /** @param most characters of one study; those with results have some millions */
  constructor(private readonly most = 8_000_000) {}

  /** The studies that end in this piece. */
  read(piece: string): SentStudy[] {
    const found: SentStudy[] = [];
    for (const sign of piece) {
      this.hold(sign);
      if (this.isText) this.inText(sign);
      else this.take(sign, found);
    }
    return found;
  }

  /** Returns the rest after the last piece: a study that was cut off. */
  end(): SentStudy[] {
    const isCut = this.held !== null;
    this.held = null;
    return isCut ? [{ isBroken: true }] : [];
  }

  private hold(sign: string): void {
    if (!this.held) return;
    this.length += 1;
    if (this.length <= this.most) this.held.push(sign);
  }

  private inText(sign: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (sign === '\\') this.isEscaped = true;
    else if (sign === '"') this.isText = false;
    else if (this.open === '{') this.text = (this.text + sign).slice(0, 40);
  }

  private take(sign: string, found: SentStudy[]): void {
    if (sign === '"') {
      this.isText = true;
      if (this.open === '{') this.text = '';
    } else if (sign === '{' || sign === '[') this.begin(sign);
    else if (sign === '}' || sign === ']') this.close(found);
  }

  private begin(sign: '{' | '['): void {
    // A page of the API: what was taken for a study is only around them.
    if (sign === '[' && this.open === '{' && this.text === 'studies') this.held = null;
    if (sign === '{' && !this.held && ['', '[', '{['].includes(this.open)) {
      this.held = [sign];
      this.length = 1;
      this.base = this.open;
    }
    this.open += sign;
  }

  private close(found: SentStudy[]): void {
    this.open = this.open.slice(0, -1);
    if (!this.held || this.open !== this.base) return;
    found.push(this.length > this.most ? { isBroken: true } : toStudy(this.held.join('')));
    this.held = null;
  }
}

function toStudy(text: string): SentStudy {
  try {
    return { isBroken: false, study: JSON.parse(text) };
  } catch {
    return { isBroken: true };
  }
}
