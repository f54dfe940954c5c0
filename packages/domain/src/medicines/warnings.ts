import { type At, isoOf } from '../kernel/at';
import { checkAllergies } from './allergies';
import { comparedBy, drugOf, medicineDataVersion } from './drugs';
import { interactions } from './interactions/all';
import { isOver } from './is-over';
import type { KeptMedicine } from './medicine';
import { pregnancyWarnings } from './pregnancy';
import {
  type HistoryEntry,
  isStanding,
  isUnder,
  type Listed,
  type Warning,
  type WarningReader,
  wordsOf,
} from './warning';

type Pregnancy = 'pregnant' | 'not-pregnant' | 'unknown';

/** Names what the medical history says of allergies: some, none now, or nothing. */
export type AllergiesKnown = 'listed' | 'none' | 'not-said';

export type Known = {
  medicines: readonly KeptMedicine[];
  /** The entries of the medical history. */
  history: readonly HistoryEntry[];
  pregnancy: Pregnancy;
  /** `YYYY-MM-DD`, today in UTC. */
  today: string;
  /** @default 'patient' */
  reader?: WarningReader;
};

export type Checks = {
  dataVersion: string;
  warnings: Warning[];
  uncheckedPairs: [string, string][];
  unlistedMedicineIds: string[];
  allergies: AllergiesKnown;
  uncheckedAllergies: string[];
  /** Medicines that stand in the medical history alone, in words: nothing is compared with them. */
  uncheckedHistoryMedicines: string[];
  pregnancy: Pregnancy;
  /** Medicines of which the data says nothing in pregnancy; none if the person is not pregnant. */
  uncheckedInPregnancyIds: string[];
};

/**
 * Compares the medicines that are taken now with each other, with allergies and with pregnancy. What cannot be compared, and pairs of which the data says nothing,
 * are named: no warning does not mean that nothing speaks against it.
 */
export function checkMedicines({ medicines, history, pregnancy, today, reader = 'patient' }: Known): Checks {
  const current = medicines.filter((medicine) => !isOver(medicine, today));
  const listed = current.flatMap((medicine): Listed[] => {
    const { codes } = comparedBy(medicine);
    const name = drugOf(medicine.atc)?.generic ?? medicine.generic;
    return codes.length > 0 ? [{ medicine, codes, name }] : [];
  });
  const unlisted = current.filter((medicine) => !listed.some((one) => one.medicine === medicine));
  const { warnings: ofAllergies, unchecked } = checkAllergies(listed, unlisted, history, reader);
  const warnings = [...ofAllergies, ...checkDuplicates(listed, unlisted, reader)];
  const uncheckedPairs: [string, string][] = [];
  for (const [index, one] of current.entries())
    for (const other of current.slice(index + 1)) {
      const [a, b] = [one, other].map((each) => listed.find(({ medicine }) => medicine === each));
      const found = a && b ? checkPair(a, b) : [];
      warnings.push(...found);
      const isKnown = found.length > 0 || warnings.some(isAbout(one.id, other.id));
      if (!isKnown) uncheckedPairs.push([one.id, other.id]);
    }
  const isPregnancyOpen = pregnancy !== 'not-pregnant';
  const ofPregnancy = isPregnancyOpen ? checkPregnancy(listed, pregnancy, reader) : [];
  warnings.push(...ofPregnancy);
  const rank = ({ severity }: Warning) => (severity === 'avoid' ? 0 : 1);
  return {
    dataVersion: medicineDataVersion,
    warnings: warnings.sort((a, b) => rank(a) - rank(b)),
    uncheckedPairs,
    unlistedMedicineIds: current.filter((medicine) => !comparedBy(medicine).isWhole).map(({ id }) => id),
    allergies: allergiesIn(history),
    uncheckedAllergies: current.length > 0 ? unchecked : [],
    uncheckedHistoryMedicines: current.length > 0 ? onlyInHistory(history, current) : [],
    pregnancy,
    uncheckedInPregnancyIds: current
      .filter(({ id }) => isPregnancyOpen && !ofPregnancy.some(({ medicineIds }) => medicineIds.includes(id)))
      .map(({ id }) => id),
  };
}

function allergiesIn(history: readonly HistoryEntry[]): AllergiesKnown {
  const said = history.filter(({ kind, status }) => kind === 'allergy' && status !== 'entered-in-error');
  if (said.some((entry) => entry.name !== null && isStanding(entry))) return 'listed';
  return said.length > 0 ? 'none' : 'not-said';
}

/** Returns the medicines of the medical history that are not among those of the schedule, in words. */
function onlyInHistory(history: readonly HistoryEntry[], current: readonly KeptMedicine[]): string[] {
  const named = new Set(current.flatMap(({ generic, brand }) => [wordsOf(generic), wordsOf(brand ?? '')]));
  const coded = new Set(current.map(({ atc }) => atc));
  return history.flatMap((entry) => {
    const { kind, name, code, codeSystem } = entry;
    const isKnown = codeSystem === 'ATC' && code !== null && coded.has(code);
    return kind === 'medicine' && name !== null && isStanding(entry) && !isKnown && !named.has(wordsOf(name))
      ? [name]
      : [];
  });
}

const isAbout =
  (a: string, b: string) =>
  ({ kind, medicineIds }: Warning): boolean =>
    kind === 'duplicate' && medicineIds.includes(a) && medicineIds.includes(b);

function checkDuplicates(
  listed: readonly Listed[],
  unlisted: readonly KeptMedicine[],
  reader: WarningReader,
): Warning[] {
  const who = reader === 'patient' ? 'you' : 'the patient';
  const warnings: Warning[] = [];
  const tell = (a: KeptMedicine, b: KeptMedicine, substance: string) =>
    warnings.push({
      id: `duplicate:${[a.id, b.id].sort().join(':')}`,
      kind: 'duplicate',
      severity: 'avoid',
      medicineIds: [a.id, b.id],
      subject: substance,
      text: `Both contain ${substance}. Taken together, ${who} may take more of it than was meant.`,
      source: null,
    });
  for (const [index, one] of listed.entries())
    for (const other of listed.slice(index + 1)) {
      const shared = one.codes.find((code) => other.codes.includes(code));
      if (shared) tell(one.medicine, other.medicine, drugOf(shared)?.generic.toLowerCase() ?? one.name);
    }
  for (const [index, one] of unlisted.entries())
    for (const other of unlisted.slice(index + 1))
      if (wordsOf(one.generic) === wordsOf(other.generic)) tell(one, other, one.generic);
  return warnings;
}

function checkPair(one: Listed, other: Listed): Warning[] {
  return interactions.flatMap(({ id, a, b, severity, subject, text, source }) => {
    const [first, second] = isUnder(one.codes, a) && isUnder(other.codes, b) ? [one, other] : [other, one];
    if (!isUnder(first.codes, a) || !isUnder(second.codes, b)) return [];
    const medicineIds = [first.medicine.id, second.medicine.id];
    return [
      {
        id: `interaction:${id}:${medicineIds.join(':')}`,
        kind: 'interaction' as const,
        severity,
        medicineIds,
        subject,
        text,
        source,
      },
    ];
  });
}

const sayPregnancy = (text: string, whoMay: string, pregnancy: Pregnancy): string =>
  pregnancy === 'pregnant' ? text : `If ${whoMay} or may be: ${text}`;

function checkPregnancy(listed: readonly Listed[], pregnancy: Pregnancy, reader: WarningReader): Warning[] {
  const whoMay = reader === 'patient' ? 'you are pregnant' : 'the patient is pregnant';
  return listed.flatMap(({ medicine, codes }) =>
    pregnancyWarnings
      .filter((one) => isUnder(codes, one.codes))
      .map(({ id, subject, text: fact, advice, source }) => ({
        id: `pregnancy:${id}:${medicine.id}`,
        kind: 'pregnancy' as const,
        severity: pregnancy === 'pregnant' ? ('avoid' as const) : ('caution' as const),
        medicineIds: [medicine.id],
        subject,
        text: sayPregnancy(reader === 'patient' ? `${fact} ${advice}` : fact, whoMay, pregnancy),
        source,
      })),
  );
}

type Acknowledgement = { warningId: string; text: string; reason: string; createdAt: At };

/** Adds what the person said to each warning; the newest counts, and only for the words that it was said to. */
export const withAcknowledgements = (
  { warnings, ...checks }: Checks,
  acknowledgements: readonly Acknowledgement[],
) => {
  const byWarning = new Map(
    [...acknowledgements]
      .sort((a, b) => Date.parse(isoOf(a.createdAt)) - Date.parse(isoOf(b.createdAt)))
      .map(({ warningId, text, reason, createdAt }) => [
        `${warningId} ${text}`,
        { reason, at: isoOf(createdAt) },
      ]),
  );
  return {
    ...checks,
    warnings: warnings.map((warning) => ({
      ...warning,
      acknowledgement: byWarning.get(`${warning.id} ${warning.text}`) ?? null,
    })),
  };
};

export const unknownWarning = {
  pointer: '/body/warningId',
  message: 'Must be the id of a warning among your checks.',
  code: 'unknown',
};
