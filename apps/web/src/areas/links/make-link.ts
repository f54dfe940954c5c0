import type { NewHealthLink } from '@nadi/contract/schema';
import { writeLink } from '@nadi/domain/links/link-text';
import type { LinkDraft, LinkExpiry } from '@nadi/ui/screens/links/HealthLinksScreen';
import { newSecret } from '../../kernel/browser/new-secret';
import { sealFile } from './sealed-file';

const days: Record<LinkExpiry, number> = { day: 1, week: 7, month: 30, year: 365 };
/** As the contract allows. */
const maxLetters = 700_000;

/** The request for a link, and the link itself, which is not sent. */
export type PreparedLink = { body: NewHealthLink; address: string };

/** The addresses of manifests and of the page that opens links. */
export const placesOf = (origin: string, apiOrigin = import.meta.env?.VITE_API_ORIGIN || origin) => ({
  manifests: `${apiOrigin}/api/v1/health-links/`,
  viewer: `${origin}/shl`,
});

/** A passcode that nobody has to think of: six digits, evenly spread. */
export function suggestPasscode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 1_000_000).padStart(6, '0');
}

/**
 * Encrypts a summary for a link.
 *
 * @returns null if the summary is too large for one
 */
export async function prepareLink(
  { label, expiry, passcode }: LinkDraft,
  summary: string,
  { now, origin }: { now: number; origin: string },
): Promise<PreparedLink | null> {
  const [handle, key] = [newSecret(), newSecret()];
  const file = await sealFile(summary, key);
  if (file.length > maxLetters) return null;
  const expiresAt = new Date(now + days[expiry] * 86_400_000).toISOString();
  const { manifests, viewer } = placesOf(origin);
  const link = { url: manifests + handle, key, expiresAt, hasPasscode: passcode !== null, label };
  return { body: { label, handle, passcode, expiresAt, file }, address: writeLink(link, viewer) };
}
