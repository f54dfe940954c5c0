import { fromBase64Url } from '../kernel/base64url';

/** Wrong passcodes over the whole life of a link; the last one disables it. */
export const maxPasscodes = 5;
/** Links of a person that work at the same time. */
export const maxLinks = 20;
/** Times that a link can be opened: far more than anyone is asked to, and few enough for a list. */
export const maxOpenings = 1_000;
/** Minutes for which a file can be fetched at its location. */
export const ticketMinutes = 10;

const dayMilliseconds = 86_400_000;
/** A year, and a day for clocks that differ. */
const longest = 367 * dayMilliseconds;

type Status = 'ACTIVE' | 'EXPIRED' | 'REVOKED' | 'LOCKED';
type Moment = Date | string;
type Kept = {
  id: string;
  label: string;
  hasPasscode: boolean;
  tries: number;
  openings: number;
  lastOpenedAt: Moment | null;
  createdAt: Moment;
  expiresAt: Moment;
  endedAt: Moment | null;
  endReason: 'REVOKED' | 'LOCKED' | null;
  version: number;
};

type Opening<Outcome> = { id: string; at: Moment; recipient: string; outcome: Outcome };

const iso = (at: Moment | null): string | null => at && new Date(at).toISOString();

export const statusOfLink = (
  { endReason, expiresAt }: Pick<Kept, 'endReason' | 'expiresAt'>,
  now: Date,
): Status => endReason ?? (new Date(expiresAt) <= now ? 'EXPIRED' : 'ACTIVE');

/** Returns what its person sees of a link. */
export const presentLink = (link: Kept, now: Date) => ({
  id: link.id,
  label: link.label,
  status: statusOfLink(link, now),
  hasPasscode: link.hasPasscode,
  triesLeft: Math.max(maxPasscodes - link.tries, 0),
  createdAt: new Date(link.createdAt).toISOString(),
  expiresAt: new Date(link.expiresAt).toISOString(),
  endedAt: iso(link.endedAt),
  openings: link.openings,
  lastOpenedAt: iso(link.lastOpenedAt),
  version: link.version,
});

export const presentOpening = <Outcome>({ id, at, recipient, outcome }: Opening<Outcome>) => ({
  id,
  at: new Date(at).toISOString(),
  recipient,
  outcome,
});

/** Binds a passcode: the same letters for another link have another hash. */
export const boundPasscode = (passcode: string, handleHash: string): string =>
  `health link ${handleHash} ${passcode}`;

/** Why a link cannot be made so. */
export function checkNewLink({ expiresAt, file }: { expiresAt: string; file: string }, now: Date) {
  const ahead = new Date(expiresAt).getTime() - now.getTime();
  return [
    ...(ahead > 0 && ahead <= longest
      ? []
      : [{ pointer: '/body/expiresAt', message: 'Must be within the next year.', code: 'expiry' }]),
    ...(isSealed(file)
      ? []
      : [
          {
            pointer: '/body/file',
            message: 'Must be encrypted with the key of the link (JWE, dir, A256GCM).',
            code: 'not-sealed',
          },
        ]),
  ];
}

/** Tells whether the header of a JWE says what it must: what is in clear is never stored. */
function isSealed(file: string): boolean {
  const [header = ''] = file.split('.');
  try {
    const { alg, enc, cty } = JSON.parse(new TextDecoder().decode(fromBase64Url(header))) as Record<
      string,
      unknown
    >;
    return alg === 'dir' && enc === 'A256GCM' && cty === 'application/fhir+json';
  } catch {
    return false;
  }
}

/** Why another link is not made; null if one may be. @param working how many work */
export const refuseAnotherLink = (working: number): string | null =>
  working < maxLinks ? null : `You have ${maxLinks} links that work. End one that is no longer needed.`;

/** Why a passcode did not open a link, in words. @param isMissing whether none was given */
export function sayPasscodeRefusal(left: number, isMissing: boolean): string {
  if (isMissing) return 'This link asks for a passcode.';
  if (left === 0) return 'This passcode was wrong too. The link is disabled now, for good.';
  return `This passcode is wrong. ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
}
