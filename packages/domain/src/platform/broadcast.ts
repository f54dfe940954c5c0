import { wordsForLockScreen } from '../notifications/lock-screen';
import { addUp, roundCount } from './analytics';

type Fault = { pointer: string; message: string; code: string };

/** Placeholders that are replaced, and their values for a preview. */
const broadcastPlaceholders = ['firstName', 'product'] as const;
type Values = Record<(typeof broadcastPlaceholders)[number], string>;

export const broadcastSegments = ['PATIENTS', 'DOCTORS', 'QUIET_PATIENTS'] as const;
export type BroadcastSegment = (typeof broadcastSegments)[number];

/** A broadcast is planned for at most this many milliseconds. */
const longestWait = 365 * 86_400_000;

/** Splits a text at its placeholders; null if a brace is none of one. */
function partsOf(text: string): { words: string; name: keyof Values | null }[] | null {
  const [first = '', ...rest] = text.split('{');
  if (first.includes('}')) return null;
  const parts: { words: string; name: keyof Values | null }[] = [{ words: first, name: null }];
  for (const piece of rest) {
    const end = piece.indexOf('}');
    const name = broadcastPlaceholders.find((one) => one === piece.slice(0, Math.max(0, end)));
    const words = piece.slice(end + 1);
    if (name === undefined || words.includes('}')) return null;
    parts.push({ words, name });
  }
  return parts;
}

/** Writes a text for one person. A name is put in as it is: braces in it are not replaced again. */
export const fillBroadcast = (text: string, values: Values): string =>
  (partsOf(text) ?? []).map(({ words, name }) => `${name === null ? '' : values[name]}${words}`).join('');

/** Returns how a broadcast looks on each channel, to a person who does not exist. @param product its name */
export function channelsOf({ title, body }: { title: string; body: string }, product: string) {
  const values = { firstName: 'Asha', product };
  const words = { title: fillBroadcast(title, values), body: fillBroadcast(body, values) };
  const locked = wordsForLockScreen(words, { showsDetails: false, name: product });
  return [
    { channel: 'list' as const, ...words },
    { channel: 'push' as const, ...locked },
    { channel: 'mail' as const, title: words.title, body: `Hello,\n\n${words.body}` },
    { channel: 'sms' as const, title: '', body: `${locked.title}: ${locked.body}` },
  ];
}

const inert = (field: 'title' | 'body', text: string): Fault[] => [
  ...(text.includes('<') || text.includes('>')
    ? [{ pointer: `/body/${field}`, message: 'Must be plain text, without < and >.', code: 'markup' }]
    : []),
  ...(partsOf(text) === null
    ? [
        {
          pointer: `/body/${field}`,
          message: 'Must have no braces but {firstName} and {product}.',
          code: 'placeholder',
        },
      ]
    : []),
];

/** Letters of a notification, and of the longest first name that may be put into it: bounds of the contract. */
const longest = { title: 120, body: 500 } as const;
const longestName = 'x'.repeat(80);

const short = (field: 'title' | 'body', text: string): Fault[] =>
  fillBroadcast(text, { firstName: longestName, product: longestName.slice(0, 20) }).length > longest[field]
    ? [
        {
          pointer: `/body/${field}`,
          message: `Must have at most ${longest[field]} letters, with 80 for each {firstName}.`,
          code: 'length',
        },
      ]
    : [];

/** The reasons why the words of a broadcast, or of a template for one, cannot be saved; none if they can. */
export const checkWords = ({ title, body }: { title: string; body: string }): Fault[] => [
  ...inert('title', title),
  ...inert('body', body),
  ...short('title', title),
  ...short('body', body),
];

/** Templates that are kept at most. */
export const mostTemplates = 100;

/**
 * Returns the reason why a template cannot have a name, or be added; null if it can.
 *
 * @param others all other templates
 */
export function refuseTemplate(name: string, others: readonly { name: string }[]): string | null {
  if (others.length >= mostTemplates)
    return `There are ${mostTemplates} templates. Delete one that you no longer need.`;
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another template has this name. Choose another name, or change that template.' : null;
}

type Written = { title: string; body: string; segment: BroadcastSegment; quietDays?: number | null };

/** The reasons why a broadcast cannot be saved; none if it can. */
export const checkBroadcast = ({ title, body, segment, quietDays = null }: Written): Fault[] => [
  ...checkWords({ title, body }),
  ...((segment === 'QUIET_PATIENTS') === (quietDays !== null)
    ? []
    : [
        {
          pointer: '/body/quietDays',
          message: 'Must be given for QUIET_PATIENTS, and for no other segment.',
          code: 'range',
        },
      ]),
];

/** The reasons why a decision cannot be saved; none if it can. */
export function checkBroadcastDecision(
  { status, scheduledFor }: { status: string; scheduledFor?: string | undefined },
  now: Date,
): Fault[] {
  const pointer = '/body/scheduledFor';
  if (status !== 'SCHEDULED')
    return scheduledFor === undefined
      ? []
      : [{ pointer, message: 'Must be given for SCHEDULED alone.', code: 'range' }];
  const wait = scheduledFor === undefined ? Number.NaN : Date.parse(scheduledFor) - now.getTime();
  return wait > 0 && wait <= longestWait
    ? []
    : [{ pointer, message: 'Must be after now, and within a year.', code: 'range' }];
}

type KeptBroadcast = {
  id: string;
  title: string;
  body: string;
  segment: BroadcastSegment;
  quietDays: number | null;
  status: 'DRAFT' | 'SCHEDULED' | 'SENDING' | 'SENT' | 'CANCELLED';
  scheduledFor: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  told: number;
  delivered: number;
  failed: number;
  createdAt: Date;
  version: number;
};

const tell = (count: number) => addUp([roundCount(count)]);

/** A broadcast as administrators read it. */
export const presentBroadcast = (kept: KeptBroadcast) => ({
  ...{ id: kept.id, title: kept.title, body: kept.body, segment: kept.segment },
  quietDays: kept.quietDays as 14 | 28 | null,
  status: kept.status,
  scheduledFor: kept.scheduledFor?.toISOString() ?? null,
  startedAt: kept.startedAt?.toISOString() ?? null,
  endedAt: kept.endedAt?.toISOString() ?? null,
  told: tell(kept.told),
  delivered: tell(kept.delivered),
  failed: tell(kept.failed),
  createdAt: kept.createdAt.toISOString(),
  version: kept.version,
});

/** The number of people in a segment, as administrators may know it: how many people have a role is known anyway. */
export function presentPeople(segment: BroadcastSegment, count: number) {
  const isWholeRole = segment !== 'QUIET_PATIENTS';
  return { isWholeRole, count: isWholeRole ? count : roundCount(count) || null };
}
