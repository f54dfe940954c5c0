import { type At, isoOf } from '../kernel/at';
import { codesOf, drugOf, drugs, medicineDataVersion } from './drugs';
import { interactions } from './interactions/all';
import type { Source } from './interactions/interaction';
import type { KeptMedicine } from './medicine';
import { pregnancyWarnings } from './pregnancy';

export type WarningKind = 'allergy' | 'duplicate' | 'interaction' | 'pregnancy';
export type WarningSeverity = 'avoid' | 'caution';

export type Warning = {
  /** The same for the same warning about the same medicines. */
  id: string;
  kind: WarningKind;
  severity: WarningSeverity;
  medicineIds: string[];
  subject: string;
  text: string;
  source: Source | null;
};

type Allergy = {
  kind: string;
  status: string;
  name: string | null;
  code: string | null;
  codeSystem: string | null;
};
type Pregnancy = 'pregnant' | 'not-pregnant' | 'unknown';

export type Known = {
  medicines: readonly KeptMedicine[];
  /** The entries of the medical history. */
  history: readonly Allergy[];
  pregnancy: Pregnancy;
  /** `YYYY-MM-DD`, today. */
  today: string;
};

export type Checks = {
  dataVersion: string;
  warnings: Warning[];
  uncheckedPairs: [string, string][];
  unlistedMedicineIds: string[];
  uncheckedAllergies: string[];
  pregnancy: Pregnancy;
};

const isUnder = (codes: readonly string[], groups: readonly string[]): boolean =>
  codes.some((code) => groups.some((group) => code.startsWith(group)));

/** Returns true if a medicine is taken now, or will be. */
const isCurrent = ({ stoppedAt, endDay }: KeptMedicine, today: string): boolean =>
  stoppedAt === null && (endDay === null || endDay >= today);

type Listed = { medicine: KeptMedicine; codes: string[]; name: string };

/**
 * Compares the medicines that are taken now with each other, with allergies and with pregnancy. What cannot be compared, and pairs of which the data says nothing,
 * are named: no warning does not mean that nothing speaks against it.
 */
export function checkMedicines({ medicines, history, pregnancy, today }: Known): Checks {
  const current = medicines.filter((medicine) => isCurrent(medicine, today));
  const listed = current.flatMap((medicine): Listed[] => {
    const drug = drugOf(medicine.atc);
    return drug ? [{ medicine, codes: codesOf(drug), name: drug.generic }] : [];
  });
  const unlisted = current.filter(({ atc }) => !drugOf(atc));
  const { warnings: ofAllergies, unchecked } = checkAllergies(listed, unlisted, history);
  const warnings = [...ofAllergies, ...checkDuplicates(listed, unlisted)];
  const uncheckedPairs: [string, string][] = [];
  for (const [index, one] of current.entries())
    for (const other of current.slice(index + 1)) {
      const [a, b] = [one, other].map((each) => listed.find(({ medicine }) => medicine === each));
      const found = a && b ? checkPair(a, b) : [];
      warnings.push(...found);
      const isKnown = found.length > 0 || warnings.some(isAbout(one.id, other.id));
      if (!isKnown) uncheckedPairs.push([one.id, other.id]);
    }
  if (pregnancy !== 'not-pregnant') warnings.push(...checkPregnancy(listed, pregnancy));
  const rank = ({ severity }: Warning) => (severity === 'avoid' ? 0 : 1);
  return {
    dataVersion: medicineDataVersion,
    warnings: warnings.sort((a, b) => rank(a) - rank(b)),
    uncheckedPairs,
    unlistedMedicineIds: unlisted.map(({ id }) => id),
    uncheckedAllergies: current.length > 0 ? unchecked : [],
    pregnancy,
  };
}

const isAbout =
  (a: string, b: string) =>
  ({ kind, medicineIds }: Warning): boolean =>
    kind === 'duplicate' && medicineIds.includes(a) && medicineIds.includes(b);

const wordsOf = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');

/** Allergies by groups of medicines, as people name them. */
const allergyGroups: readonly { names: readonly string[]; codes: readonly string[] }[] = [
  { names: ['penicillin', 'ampicillin', 'amoxycillin', 'cloxacillin', 'flucloxacillin'], codes: ['J01C'] },
  { names: ['cephalosporin'], codes: ['J01DB', 'J01DC', 'J01DD', 'J01DE'] },
  { names: ['sulfonamide', 'sulfa', 'sulpha', 'sulfa drug', 'sulpha drug'], codes: ['J01E'] },
  { names: ['quinolone', 'fluoroquinolone'], codes: ['J01M'] },
  { names: ['nsaid', 'painkiller'], codes: ['M01A', 'B01AC06'] },
  { names: ['macrolide'], codes: ['J01FA'] },
  { names: ['statin'], codes: ['C10AA'] },
];

/** Returns the groups of the ATC that an allergy is to; none if it cannot be told. */
function groupsOf({ name, code, codeSystem }: Allergy): string[] {
  if (codeSystem === 'ATC' && code) return [wholeGroup(code)];
  if (!name) return [];
  const said = wordsOf(name);
  const group = allergyGroups.find(({ names }) => names.includes(said));
  if (group) return [...group.codes];
  const drug = drugs.find(
    ({ generic, brands }) => wordsOf(generic) === said || brands.some((brand) => wordsOf(brand) === said),
  );
  return drug ? codesOf(drug).map(wholeGroup) : [];
}

/** Who is allergic to one penicillin is warned of all: they share the structure that the allergy is to. */
const wholeGroup = (code: string): string => (code.startsWith('J01C') ? 'J01C' : code);

function checkAllergies(
  listed: readonly Listed[],
  unlisted: readonly KeptMedicine[],
  history: readonly Allergy[],
): { warnings: Warning[]; unchecked: string[] } {
  const warnings: Warning[] = [];
  const unchecked: string[] = [];
  for (const allergy of history) {
    const { kind, status, name } = allergy;
    // One that has gone is not warned of; of one that may have gone it is.
    if (kind !== 'allergy' || !name || (status !== 'active' && status !== 'unknown')) continue;
    const groups = groupsOf(allergy);
    if (groups.length === 0) unchecked.push(name);
    const told = (medicine: KeptMedicine, what: string): Warning => ({
      id: `allergy:${(groups[0] ?? wordsOf(name)).toLowerCase().replace(/[^a-z0-9]+/g, '-')}:${medicine.id}`,
      kind: 'allergy',
      severity: 'avoid',
      medicineIds: [medicine.id],
      subject: name,
      text: `${what} Your medical history has an allergy to ${name}.`,
      source: null,
    });
    for (const { medicine, codes, name: generic } of listed)
      if (isUnder(codes, groups))
        warnings.push(told(medicine, `${generic} is, or contains, what you are allergic to.`));
    for (const medicine of unlisted)
      if (wordsOf(medicine.generic) === wordsOf(name) || wordsOf(medicine.brand ?? '') === wordsOf(name))
        warnings.push(told(medicine, `${medicine.generic} has the name of what you are allergic to.`));
  }
  return { warnings, unchecked };
}

function checkDuplicates(listed: readonly Listed[], unlisted: readonly KeptMedicine[]): Warning[] {
  const warnings: Warning[] = [];
  const tell = (a: KeptMedicine, b: KeptMedicine, substance: string) =>
    warnings.push({
      id: `duplicate:${[a.id, b.id].sort().join(':')}`,
      kind: 'duplicate',
      severity: 'avoid',
      medicineIds: [a.id, b.id],
      subject: substance,
      text: `Both contain ${substance}. Taken together, you may take more of it than was meant.`,
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

function checkPregnancy(listed: readonly Listed[], pregnancy: Pregnancy): Warning[] {
  return listed.flatMap(({ medicine, codes }) =>
    pregnancyWarnings
      .filter((one) => isUnder(codes, one.codes))
      .map(({ id, subject, text, source }) => ({
        id: `pregnancy:${id}:${medicine.id}`,
        kind: 'pregnancy' as const,
        severity: pregnancy === 'pregnant' ? ('avoid' as const) : ('caution' as const),
        medicineIds: [medicine.id],
        subject,
        text: pregnancy === 'pregnant' ? text : `If you are pregnant or may be: ${text}`,
        source,
      })),
  );
}

type Acknowledgement = { warningId: string; reason: string; createdAt: At };

/** Adds what the person said to each warning; the newest counts. */
export const withAcknowledgements = (
  { warnings, ...checks }: Checks,
  acknowledgements: readonly Acknowledgement[],
) => {
  const byWarning = new Map(
    [...acknowledgements]
      .sort((a, b) => Date.parse(isoOf(a.createdAt)) - Date.parse(isoOf(b.createdAt)))
      .map((one) => [one.warningId, { reason: one.reason, at: isoOf(one.createdAt) }]),
  );
  return {
    ...checks,
    warnings: warnings.map((warning) => ({ ...warning, acknowledgement: byWarning.get(warning.id) ?? null })),
  };
};

export const unknownWarning = {
  pointer: '/body/warningId',
  message: 'Must be the id of a warning among your checks.',
  code: 'unknown',
};
