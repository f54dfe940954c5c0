import { latestToday } from '../kernel/latest-today';
import { type KeptEntry, namedIn, type Said, type SentHistory, saysNone, toSaid } from './entry';
import { answersTo, codeForms, counts, ownFields, rulesOf } from './kinds';
import { daysOf } from './partial-date';

const longestLife = 130;

/** Maximum number of entries of a medical history, all lists together: the contract's maximum for one change. */
export const maxEntries = 200;

export type HistoryFault = { pointer: string; code: string; message: string };
type Person = { dateOfBirth: string | null; now: Date };
type Refuse = (field: string, code: string, message: string) => void;

/**
 * Why a medical history cannot be, each fault at its field of the body.
 *
 * @param known the entries that it replaces
 */
export function checkHistory(sent: SentHistory, known: readonly KeptEntry[], person: Person): HistoryFault[] {
  const { noneKnown, entries } = sent;
  const faults: HistoryFault[] = [];
  const base = '/body/medicalHistory';
  const named = namedIn(sent);
  const others = known.filter((entry) => !saysNone(entry) && !named.has(entry.kind)).length;
  if (others + entries.length > maxEntries)
    faults.push({
      pointer: `${base}/entries`,
      code: 'maxItems',
      message: `Your medical history can have ${maxEntries} entries. Remove some first.`,
    });
  const seen = new Map<string, number>();
  const ids = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const refuse: Refuse = (field, code, message) =>
      faults.push({ pointer: `${base}/entries/${index}/${field}`, code, message });
    const said = toSaid(entry);
    checkIdentity(entry.id, said, known, ids, refuse);
    checkEntry(said, person, refuse);
    if (!counts(said)) continue;
    const same = sameThing(said);
    if (seen.has(same)) {
      const field = said.kind === 'lifestyle' ? 'topic' : 'name';
      refuse(field, 'duplicate', `You have already listed ${said.name ?? said.topic}. Change that entry.`);
    }
    seen.set(same, index);
  }
  for (const [index, kind] of noneKnown.entries())
    if (entries.some((entry) => entry.kind === kind && counts(entry)))
      faults.push({
        pointer: `${base}/noneKnown/${index}`,
        code: 'contradiction',
        message:
          'You cannot say that there are none and list one. Remove the entry, or do not say that there are none.',
      });
  return faults;
}

/** An entry that replaces another is of the same kind, and from an import only if that one was. */
function checkIdentity(
  id: string | undefined,
  { kind, source }: Said,
  known: readonly KeptEntry[],
  ids: Set<string>,
  refuse: Refuse,
): void {
  const before = id === undefined ? undefined : known.find((one) => one.id === id && !saysNone(one));
  if (id !== undefined && !before)
    refuse('id', 'unknown-entry', 'There is no such entry. It may have been removed on another device.');
  if (id !== undefined && ids.has(id)) refuse('id', 'twice', 'Must not be sent twice.');
  if (id !== undefined) ids.add(id);
  if (before && before.kind !== kind)
    refuse('kind', 'fixed', `Must stay ${before.kind}. Remove the entry and add another.`);
  if (source === 'imported' && before?.source !== 'imported')
    refuse('source', 'not-allowed', 'Must be patient or document: only an import makes this one.');
}

function checkEntry(said: Said, { dateOfBirth, now }: Person, refuse: Refuse): void {
  const { fields, needs, statuses, systems } = rulesOf[said.kind];
  for (const field of ownFields)
    if (said[field] !== null && !fields.includes(field))
      refuse(field, 'not-allowed', `Must not be given for this kind (${said.kind}).`);
  for (const field of needs) if (said[field] === null) refuse(field, 'required', 'Must be given.');
  if (!statuses.includes(said.status))
    refuse('status', 'not-allowed', `Must be one of ${statuses.join(', ')} for this kind (${said.kind}).`);
  if (said.topic && said.answer && !answersTo[said.topic].includes(said.answer))
    refuse('answer', 'not-allowed', `Must be one of ${answersTo[said.topic].join(', ')} for ${said.topic}.`);

  const { codeSystem, code } = said;
  if (codeSystem && !systems.includes(codeSystem))
    refuse('codeSystem', 'not-allowed', `Must not be given for this kind (${said.kind}).`);
  else if ((codeSystem === null) !== (code === null))
    refuse(
      code === null ? 'code' : 'codeSystem',
      'required',
      'A code and its system must be given together.',
    );
  else if (codeSystem && code && !codeForms[codeSystem].test(code))
    refuse('code', 'format', `Must be a code of ${codeSystem}.`);

  if (said.onset === null) return;
  const days = daysOf(said.onset);
  const today = latestToday(now);
  if (!days) refuse('onset', 'format', 'Must be a day that exists.');
  else if (days.first > today) refuse('onset', 'future', 'Must not be in the future.');
  else if (Number(days.first.slice(0, 4)) < now.getUTCFullYear() - longestLife)
    refuse('onset', 'too-old', 'Must not be so long ago.');
  else if (dateOfBirth !== null && days.last < dateOfBirth)
    refuse('onset', 'before-birth', 'Must not be before the date of birth.');
}

/** The same text for entries that say the same thing: a code counts more than how it was written. */
function sameThing(said: Said): string {
  const values = rulesOf[said.kind].sameBy.map((field) =>
    field === 'name' && said.code !== null ? `${said.codeSystem} ${said.code}` : said[field],
  );
  const words = values.map((value) => String(value).normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' '));
  return JSON.stringify([said.kind, ...words]);
}
