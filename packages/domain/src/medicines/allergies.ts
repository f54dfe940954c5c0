import { capital } from '../kernel/words';
import { comparedBy, plainName } from './drugs';
import type { Source } from './interactions/interaction';
import type { KeptMedicine } from './medicine';
import {
  type HistoryEntry,
  isStanding,
  isUnder,
  type Listed,
  type Warning,
  type WarningReader,
  wordsOf,
} from './warning';

type Family = {
  /** As people name an allergy to all of them. */
  names: readonly string[];
  /** Groups of the ATC. */
  codes: readonly string[];
  /** The document by which an allergy to one of them speaks against all; null if only the family as a whole is meant. */
  source: Source | null;
};

/** Medicines that people name as one. */
const families: readonly Family[] = [
  {
    names: ['penicillin', 'ampicillin', 'amoxycillin', 'cloxacillin', 'flucloxacillin'],
    codes: ['J01C'],
    source: {
      title: 'Amoxicillin, summary of product characteristics of the MHRA, 2017, section 4.3',
      url: 'https://rxreasoner.com/monographs/amoxicillin/precautions',
    },
  },
  {
    names: ['nsaid', 'painkiller'],
    codes: ['M01A', 'B01AC06', 'N02BA01'],
    source: {
      title: 'Mayo Clinic, Aspirin allergy: who reacted to one of them is best to avoid all',
      url: 'http://www.mayoclinic.com/health/aspirin-allergy/AN01467',
    },
  },
  { names: ['cephalosporin'], codes: ['J01DB', 'J01DC', 'J01DD', 'J01DE'], source: null },
  {
    names: ['sulfonamide', 'sulfa', 'sulpha', 'sulfa drug', 'sulpha drug', 'sulfamethoxazole'],
    codes: ['J01E'],
    source: null,
  },
  { names: ['quinolone', 'fluoroquinolone'], codes: ['J01M'], source: null },
  { names: ['macrolide'], codes: ['J01FA'], source: null },
  { names: ['statin'], codes: ['C10AA'], source: null },
];

/** Sulfonamides that are antibiotics, as an allergy names them; trimethoprim, which stands in the same group, is none. */
const sulfonamides = ['J01EB', 'J01EC', 'J01ED', 'J01EE'] as const;
/** Thiazides and their like, sulfonamides that are no antibiotics. */
const thiazides = [
  ...['C03AA', 'C03AB', 'C03BA', 'C03BB', 'C03EA', 'C07B', 'C07D', 'C09BA', 'C09DA'],
  ...['C09BX01', 'C09BX03', 'C09BX06', 'C09DX01', 'C09DX03', 'C09DX06', 'C09DX07', 'C09XA52', 'C09XA54'],
] as const;
/** Combinations of which the ATC says only that a diuretic is in them: many hold chlortalidone or indapamide, some furosemide. */
const perhapsThiazides = ['C02L', 'C07C', 'C08GA'] as const;

/**
 * Speaks for care with a thiazide. Labels name an allergy to sulfonamides against it; the cohort found reactions more often after one to an antibiotic (96 of 969, against
 * 315 of 19,257), but more often still to penicillin: a readiness for allergies rather than a cross-reaction.
 */
const ofThiazide = {
  said: 'a thiazide. Labels name an allergy to sulfonamides against it. A cohort found more reactions after one (9.9% against 1.6%), though no cross-reaction. A rash, swelling or trouble breathing needs a doctor at once.',
  source: {
    title: 'Strom et al., N Engl J Med 2003; 349: 1628-35: sulfonamide antibiotics and nonantibiotics',
    url: 'https://pubmed.ncbi.nlm.nih.gov/14573734/',
  },
} as const;

/** Says what an allergy is to, in groups of the ATC; none if it cannot be told. */
type Meant = { codes: string[]; family: Family | null };

/** Reads the name and the code: one substance has several codes by how it is taken. */
function meantBy({ name, code, codeSystem }: HistoryEntry): Meant {
  const said = wordsOf(name ?? '');
  const named = families.find(({ names }) => names.includes(said));
  const codes = [
    ...(codeSystem === 'ATC' && code ? [code] : []),
    ...comparedBy({ atc: null, generic: name ?? '' }).codes,
    ...(named && named.source === null ? named.codes : []),
  ];
  const related = families.find(
    (family) => family.source !== null && (family === named || isUnder(codes, family.codes)),
  );
  return { codes, family: related ?? null };
}

/** Returns true if one name stands in another as words. */
function holds(text: string, name: string): boolean {
  const words = plainName(wordsOf(name));
  return words !== '' && ` ${plainName(text)} `.includes(` ${words} `);
}

const isSubstance = (code: string): boolean => code.length === 7;

/** Compares medicines with the allergies of the medical history, and names those that cannot be compared. */
export function checkAllergies(
  listed: readonly Listed[],
  unlisted: readonly KeptMedicine[],
  history: readonly HistoryEntry[],
  reader: WarningReader = 'patient',
): { warnings: Warning[]; unchecked: string[] } {
  const warnings: Warning[] = [];
  const unchecked: string[] = [];
  const [who, whose] = reader === 'patient' ? ['you are', 'your'] : ['the patient is', "the patient's"];
  for (const allergy of history) {
    const { id, kind, name } = allergy;
    if (kind !== 'allergy' || !name || !isStanding(allergy)) continue;
    const { codes, family } = meantBy(allergy);
    if (codes.length === 0 && !family) unchecked.push(name);
    const isToSulfonamide = codes.includes('J01E') || isUnder(codes, sulfonamides);
    const tell = (
      medicine: KeptMedicine,
      what: string,
      source: Source | null = null,
      severity: Warning['severity'] = 'avoid',
    ) =>
      warnings.push({
        id: `allergy:${id}:${medicine.id}`,
        kind: 'allergy',
        severity,
        medicineIds: [medicine.id],
        subject: name,
        text: `${what} ${capital(whose)} medical history has an allergy to ${name}.`,
        source,
      });
    for (const { medicine, codes: own, name: generic } of listed) {
      const contains = `${generic} is, or contains,`;
      if (isUnder(own, codes.filter(isSubstance))) tell(medicine, `${contains} what ${who} allergic to.`);
      else if (family && isUnder(own, family.codes))
        tell(
          medicine,
          `${contains} a medicine of the group to which ${whose} allergy belongs.`,
          family.source,
        );
      else if (isUnder(own, codes))
        tell(medicine, `${contains} a medicine of the group that ${who} allergic to.`);
      else if (isToSulfonamide && isUnder(own, thiazides))
        tell(medicine, `${contains} ${ofThiazide.said}`, ofThiazide.source, 'caution');
      else if (isToSulfonamide && isUnder(own, perhapsThiazides))
        tell(medicine, `${generic} may contain ${ofThiazide.said}`, ofThiazide.source, 'caution');
    }
    for (const medicine of unlisted)
      if (holds(medicine.generic, name) || holds(medicine.brand ?? '', name))
        tell(medicine, `${medicine.generic} has the name of what ${who} allergic to.`);
  }
  return { warnings, unchecked };
}
