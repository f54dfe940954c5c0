import { codeOfName, comparedBy, readName } from '../medicines/drugs';
import { isUnder } from '../medicines/warning';
import type { PrescriptionList } from './prescription';
import { type Law, lawOf, prohibitedIn, sayProhibited } from './prohibited';

export const guidelines = {
  title: 'Telemedicine Practice Guidelines, 25 March 2020, section 3.7.4',
  url: 'https://www.mohfw.gov.in/pdf/Telemedicine.pdf',
} as const;

/** Medicines of List O by the annexure: medicines for common conditions that are sold without a prescription, and supplements. */
const listO: Readonly<Record<string, string>> = {
  N02BE01: 'antipyretics',
  A12AA04: 'supplements',
  A11CC05: 'supplements',
  A12CB01: 'zinc',
  B03AA07: 'supplements',
  B03AD03: 'supplements',
  B03BB01: 'supplements',
  R05CA03: 'cough and common cold',
  R05CB01: 'cough and common cold',
  R05CB02: 'cough and common cold',
  R05CB06: 'cough and common cold',
  R05DA09: 'cough and common cold',
};
/** They have no code of seven signs in the ATC. */
const namesOfListO = ['ors', 'oral rehydration salts', 'oral rehydration salts (ors)'];

type Group = { codes: readonly string[]; why: string; isExample?: true };

/**
 * Medicines of List B. The annexure names thiazides added to an antihypertensive and sitagliptin added to metformin; the rest is Nadi's own placing, by the
 * criterion that List A is of relatively safe medicines with low potential for abuse (3.7.4).
 */
const listB: readonly Group[] = [
  {
    codes: ['C03AA', 'C03BA'],
    why: 'a thiazide diuretic added to the treatment of hypertension',
    isExample: true,
  },
  { codes: ['A10BH'], why: 'a gliptin added to the treatment of diabetes', isExample: true },
  { codes: ['C03CA', 'C03DA', 'C09DX'], why: 'salts and kidneys are watched with it' },
  { codes: ['A10A', 'A10BG', 'A10BK'], why: 'it is added to a treatment of diabetes that is known' },
  { codes: ['B01AA', 'B01AE', 'B01AF', 'B01AC04', 'B01AC24'], why: 'it may cause dangerous bleeding' },
  {
    codes: ['C01AA', 'C01BD', 'N05AN', 'R03DA', 'R03DB'],
    why: 'the dose that helps is near the one that harms',
  },
  { codes: ['L01', 'L02', 'L04', 'P01BA'], why: 'blood tests belong to it' },
  {
    codes: ['N03', 'N06A', 'N02BF'],
    why: 'it acts on the brain, and may be misused or harm when it is stopped',
  },
  {
    codes: ['H02', 'H03BB', 'J04', 'J02AB02', 'D10BA', 'M04AC'],
    why: 'it needs an examination in person and tests',
  },
];

export type Placing =
  | { prohibited: Law; name: string; reason: string }
  | { list: PrescriptionList; reason: string }
  | { list: null; reason: string };

const own = "Placed by Nadi, by the criteria of the guidelines' section 3.7.4";

/** Places a medicine by its generic name or brand, and says why. Whatever names a prohibited substance is prohibited; several substances are placed as their strictest. */
export function placeMedicine({
  generic,
  brand = null,
  strength = null,
}: {
  generic: string;
  brand?: string | null;
  strength?: string | null;
}): Placing {
  const named = [generic, brand ?? '', strength ?? ''].map(prohibitedIn).find((one) => one !== null);
  if (named)
    return { prohibited: named.law, name: named.shown, reason: sayProhibited(named.shown, named.law) };
  const atc = codeOfName(generic);
  const { codes, isWhole } = comparedBy({ atc, generic });
  const law = lawOf(codes);
  if (law) return { prohibited: law, name: generic, reason: sayProhibited(generic, law) };
  const [only] = readName(generic).codes;
  const common =
    isWhole && (atc ? [atc] : codes).every((code) => code in listO) ? listO[only ?? ''] : undefined;
  if (common) return { list: 'O', reason: `The annexure of the guidelines names it in List O (${common}).` };
  if (namesOfListO.includes(generic.trim().toLowerCase()))
    return { list: 'O', reason: 'The annexure of the guidelines names it in List O (oral rehydration).' };
  if (!isWhole)
    return {
      list: null,
      reason:
        codes.length > 0
          ? 'A part of it is not in the drug list: that part is checked against nothing.'
          : 'It is not in the drug list: it is checked against nothing.',
    };
  const group = listB.find((one) => isUnder(codes, one.codes));
  if (group)
    return {
      list: 'B',
      reason: group.isExample
        ? `The annexure of the guidelines names it as an addition in a follow-up: ${group.why}.`
        : `${own}: ${group.why}.`,
    };
  return { list: 'A', reason: `${own}: relatively safe, with a low potential for abuse.` };
}
