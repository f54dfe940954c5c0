/** Studies in one request, and their bytes: a request takes four megabytes. */
export const mostStudies = 20;
export const maxBytes = 3_500_000;

const bytesOf = (study: object) => new TextEncoder().encode(JSON.stringify(study)).length;

/** Leaves out results and documents, which are most of a study and are not kept. */
const toSent = (study: object): object =>
  'protocolSection' in study ? { protocolSection: study.protocolSection } : study;

type Read = { isBroken: boolean; study?: unknown };

/** Collects what is read from a file into requests that the server takes. */
export class StudyBatches {
  #waiting: object[] = [];
  #bytes = 0;

  /** Returns why it cannot be sent, or the studies to send before it, which may be none. */
  add({ isBroken, study }: Read): { refused: 'not-a-study' | 'too-large' } | { studies: object[] } {
    if (isBroken || typeof study !== 'object' || study === null) return { refused: 'not-a-study' };
    const sent = toSent(study);
    const bytes = bytesOf(sent);
    if (bytes > maxBytes) return { refused: 'too-large' };
    const isFull = this.#waiting.length >= mostStudies || this.#bytes + bytes > maxBytes;
    const studies = isFull ? this.rest() : [];
    this.#waiting.push(sent);
    this.#bytes += bytes;
    return { studies };
  }

  /** Returns the studies that wait, and forgets them. */
  rest(): object[] {
    const studies = this.#waiting;
    this.#waiting = [];
    this.#bytes = 0;
    return studies;
  }
}
