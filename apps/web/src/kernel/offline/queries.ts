import type { paths } from '@nadi/contract/schema';

const keptPaths = new Set<string>();

/**
 * Answers about the person's own record are also kept on this device. Nothing of anyone else's is ever kept.
 *
 * @param added paths of the contract; called where the app is assembled
 */
export function keepAnswersTo(added: readonly (keyof paths)[]): void {
  for (const path of added) keptPaths.add(path);
}

type Parameters = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
};

/** A question as in the query cache: method, path of the contract, parameters. */
export type QueryKey = readonly unknown[];

const day = 86_400_000;

/** A date is stored by its distance from the day of the request: tomorrow, "the last 30 days" is the same question. */
function distanceOf(date: string, now: number): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const days = Math.round((Date.parse(date) - midnight) / day);
  return Number.isNaN(days) ? date : `${days}d`;
}

/**
 * Returns the question under which an answer is stored; null if its answers are not stored.
 *
 * @param now milliseconds of this device's clock
 * @param patientId the patient for whom the page is; null for oneself
 */
export function questionOf(
  [method, path, init]: QueryKey,
  now: number,
  patientId: string | null = null,
): string | null {
  if (method !== 'get' || typeof path !== 'string' || !keptPaths.has(path)) return null;
  const { params = {} } = (init ?? {}) as { params?: Parameters };
  const { path: inPath = {}, query = {} } = params;
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(inPath[name])),
  );
  const asked = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => [name, name.startsWith('date') ? distanceOf(String(value), now) : String(value)])
    .sort();
  const question = asked.length > 0 ? `${address}?${new URLSearchParams(asked)}` : address;
  return patientId === null || path.startsWith(familyPaths) ? question : `${question}${suffixOf(patientId)}`;
}

/** Asks for the family of the account, whichever patient the page is for. */
const familyPaths = '/family/';

/** The end of each question about a patient: one about another is none about this one. An address has no space. */
export const suffixOf = (patientId: string): string => ` ${patientId}`;

/** The question for the user; stored by the session's workflow, which learns of it in other ways too. */
export const meQuery: string = '/auth/me' satisfies keyof paths;
