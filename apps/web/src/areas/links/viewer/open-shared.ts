import type { HealthLinkManifest } from '@nadi/contract/schema';
import type { LinkText } from '@nadi/domain/links/link-text';
import { plainSummary } from '@nadi/domain/summary/plain-summary';
import * as m from '@nadi/ui/messages';
import type { SharedSummaryState } from '@nadi/ui/screens/links/SharedSummaryScreen';
import { openFile } from '../sealed-file';

/** Milliseconds, on a weak line. */
const timeoutMs = 30_000;

type Asking = Extract<SharedSummaryState, { phase: 'asking' }>;

/**
 * Asks for the file of a link and decrypts it here. Nothing is sent but what the person typed, and to no other place than the one that the link names.
 *
 * @param asking the form, which is there again if it was refused
 */
export async function openShared(
  { url, key }: Pick<LinkText, 'url' | 'key'>,
  { recipient, passcode }: { recipient: string; passcode: string | null },
  asking: Asking,
): Promise<SharedSummaryState> {
  const failed = (failure: NonNullable<Asking['failure']>): Asking => ({
    ...asking,
    isPending: false,
    failure,
  });
  let answer: Response;
  try {
    answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ recipient, ...(passcode !== null && { passcode }) }),
      // Sends no session: who opens it is who they say they are.
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return failed({ message: m.shl_away() });
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.status === 404) return { phase: 'gone' };
  if (answer.status === 401) return refusedPasscode(body, failed);
  if (answer.status === 422) return failed({ fieldErrors: { recipient: messageOf(body) } });
  if (answer.status === 429) return failed({ message: m.shl_busy() });
  if (!answer.ok) return failed({ message: m.shl_away() });
  const [file] = (body as HealthLinkManifest).files;
  try {
    const summary = plainSummary(JSON.parse(await openFile(file?.embedded ?? '', key)));
    return summary ? { phase: 'ready', summary } : { phase: 'unreadable' };
  } catch {
    return { phase: 'unreadable' };
  }
}

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : m.shl_away();

function refusedPasscode(body: unknown, failed: (failure: NonNullable<Asking['failure']>) => Asking) {
  const left =
    typeof body === 'object' && body !== null && 'remainingAttempts' in body && body.remainingAttempts;
  const asked = failed({ fieldErrors: { passcode: messageOf(body) } });
  return left === 0 ? ({ phase: 'gone' } as const) : { ...asked, hasPasscode: true };
}
