import type { LeftOut } from './health-import';

/** A phone writes some ten thousand readings in a year that a person chooses; all of them are kept, assessed and shown one by one. */
export const maxReadingsOfFile = 200_000;
export const maxLeftOutOfFile = 1000;

/** The numbers of an import, of all its parts together. */
export type ImportTotals = {
  added: number;
  critical: number;
  alreadyThere: number;
  leftOut: readonly LeftOut[];
  /** The readings of the file that were still to be sent behind the last part. */
  remaining: number;
};

/**
 * Returns the numbers of an import with those of one part more. A part that was sent before, of a file that is chosen again to go on, changes
 * nothing: it adds nothing, and at least as many readings are left behind it. A reading that was left out before is not listed again.
 */
export function withPart(whole: ImportTotals, part: ImportTotals): ImportTotals {
  const key = ({ row, type, message }: LeftOut) => `${row} ${type} ${message}`;
  const listed = new Set(whole.leftOut.map(key));
  const leftOut = part.leftOut.filter((one) => !listed.has(key(one)));
  const wasSent = part.added === 0 && leftOut.length === 0 && part.remaining >= whole.remaining;
  return {
    added: whole.added + part.added,
    critical: whole.critical + part.critical,
    alreadyThere: whole.alreadyThere + (wasSent ? 0 : part.alreadyThere),
    leftOut: [...whole.leftOut, ...leftOut],
    remaining: wasSent ? whole.remaining : part.remaining,
  };
}

/** Says why the readings of a file cannot join its import; null where they can. */
export function findPartFault(totals: ImportTotals) {
  const tooMany = (message: string) => ({ pointer: '/body/readings', message, code: 'too-many' });
  if (totals.added > maxReadingsOfFile)
    return tooMany(`A file can add ${maxReadingsOfFile} readings at most.`);
  return totals.leftOut.length > maxLeftOutOfFile
    ? tooMany(`More than ${maxLeftOutOfFile} readings of this file are impossible.`)
    : null;
}

/** Says that readings cannot join an import which is not there any more, or whose readings are being removed; null where they can. */
export function findEnded(continued: string | undefined, whole: { id: string; status: string } | null) {
  if (whole?.status === 'undoing') {
    const message = 'The readings of this file are being removed. Remove the rest first.';
    return { pointer: '/body/fingerprint', message, code: 'undoing' };
  }
  if (continued === undefined || whole?.id === continued) return null;
  const message = 'The import of this file was undone meanwhile. Nothing more was added.';
  return { pointer: '/body/continues', message, code: 'ended' };
}

/** Returns the first and the last moment of readings by their identities; null where there are none. Later imports look only at those around theirs. */
export function spanOf(identities: readonly string[]): {
  measuredFrom: Date | null;
  measuredUntil: Date | null;
} {
  let [from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const identity of identities) {
    const at = Date.parse(identity.split(' ')[1] ?? '');
    if (Number.isNaN(at)) continue;
    from = Math.min(from, at);
    until = Math.max(until, at);
  }
  if (from > until) return { measuredFrom: null, measuredUntil: null };
  return { measuredFrom: new Date(from), measuredUntil: new Date(until) };
}
