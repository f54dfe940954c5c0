import type { CheckedPartAnswer, UploadPart } from '@nadi/contract/schema';

export type PartAnswer =
  | { kind: 'arrived'; bytes: number; sha256: string }
  /** The line or the server is away, or it is asked too often: `seconds` until it may be asked again, if it said so. */
  | { kind: 'away'; seconds?: number }
  | { kind: 'refused' };

/** Milliseconds for one part, on a weak line. */
const timeoutMs = 30_000;

/** Sends one part, of which the server keeps nothing. */
export async function sendPart(part: Blob, signal: AbortSignal): Promise<PartAnswer> {
  const body: UploadPart = { content: await base64Of(part) };
  try {
    const response = await fetch(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1/demos/upload-parts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Nothing of it concerns a person.
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (response.ok) {
      const { data }: CheckedPartAnswer = await response.json();
      return { kind: 'arrived', ...data };
    }
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === 429 && seconds > 0) return { kind: 'away', seconds };
    return { kind: response.status === 429 || response.status >= 500 ? 'away' : 'refused' };
  } catch {
    return { kind: 'away' };
  }
}

/** The browser's own encoder, which keeps the page free meanwhile. */
const base64Of = (part: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });
