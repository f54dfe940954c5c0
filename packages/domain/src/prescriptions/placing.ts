import { codeOfName, codesOf, drugOf, drugs } from '../medicines/drugs';
import { isUnder } from '../medicines/warning';
import type { PrescriptionList } from './prescription';

export const guidelines = {
  title: 'Telemedicine Practice Guidelines, 25 March 2020, section 3.7.4',
  url: 'https://www.mohfw.gov.in/pdf/Telemedicine.pdf',
} as const;

type Law = 'narcotic' | 'psychotropic' | 'schedule-x';

const inWords: Record<Law, string> = {
  narcotic: 'a narcotic drug of the NDPS Act, 1985',
  psychotropic: 'a psychotropic substance of the NDPS Act, 1985',
  'schedule-x': 'a medicine of Schedule X of the Drugs Rules, 1945',
};

/**
 * Substances that no remote visit allows (guidelines, 3.7.4, prohibited list), by ATC code: narcotic drugs of section 2 (xiv) and psychotropic substances of the
 * Schedule of the NDPS Act, 1985 (tramadol since notification S.O. 1761(E) of 26 April 2018), and Schedule X of the Drugs Rules, 1945.
 */
const prohibited: Readonly<Record<Law, readonly string[]>> = {
  narcotic: 'N01AH02 N02AA01 N02AA05 N02AB02 N02AB03 N02AC04 N07BC02 R05DA04'.split(' '),
  'schedule-x':
    'N01AX03 N03AA01 N05BC01 N05CA01 N05CA02 N05CA04 N05CA06 N05CA10 N05CE01 N05CM01 N05CM08 N06BA01 N06BA02 N06BA03 N06BA04'.split(
      ' ',
    ),
  psychotropic:
    'A08AA01 N02AD01 N02AE01 N02AX02 N03AA02 N03AE01 N05BA01 N05BA02 N05BA04 N05BA06 N05BA08 N05BA09 N05BA12 N05CD01 N05CD02 N05CD05 N05CD07 N05CD08 N05CF02'.split(
      ' ',
    ),
};

/** Other names of prohibited substances, and substances that are in no list of medicines, for what is typed freely. */
const otherNames: Readonly<Record<Law, readonly string[]>> = {
  narcotic: [
    ...[
      'dihydrocodeine',
      'hydrocodone',
      'hydromorphone',
      'meperidine',
      'opium',
      'heroin',
      'diacetylmorphine',
    ],
    ...['diamorphine', 'cocaine', 'cannabis', 'remifentanil', 'sufentanil', 'propoxyphene', 'corex t'],
  ],
  'schedule-x': [
    ...[
      'amphetamine',
      'dexamphetamine',
      'dextroamphetamine',
      'methamphetamine',
      'phencyclidine',
      'phenmetrazine',
    ],
    ...['esketamine', 'quinalbarbitone', 'pentobarbitone', 'amylobarbitone', 'mephobarbital'],
  ],
  psychotropic: [
    'phenobarbitone',
    'phenobarb',
    'estazolam',
    'mazindol',
    'cathine',
    'lysergide',
    'lsd',
    'mdma',
  ],
};

const laws = Object.keys(prohibited) as Law[];

/** Returns a text in small letters without accents, its words apart by one space. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

type Prohibited = { name: string; law: Law; isBrand: boolean };

const names: readonly Prohibited[] = laws.flatMap((law) => [
  ...prohibited[law].flatMap((code) => {
    const drug = drugOf(code);
    return drug
      ? [
          { name: plain(drug.generic), law, isBrand: false },
          ...drug.brands.map((brand) => ({ name: plain(brand), law, isBrand: true })),
        ]
      : [];
  }),
  ...otherNames[law].map((name) => ({ name, law, isBrand: name.length < 7 })),
]);

/** Names that hold that of a prohibited substance and are none. */
const harmless = ['apomorphine'];

/** Returns the prohibited substance that a text names, alone or among other words, in whatever spelling of spaces and letters; null if it names none. */
function prohibitedIn(text: string): Prohibited | null {
  const said = plain(text);
  const joined = harmless.reduce((rest, name) => rest.replaceAll(name, ''), said.replaceAll(' ', ''));
  return (
    names.find(
      ({ name, isBrand }) =>
        ` ${said} `.includes(` ${name} `) || (!isBrand && joined.includes(name.replaceAll(' ', ''))),
    ) ?? null
  );
}

const lawOf = (codes: readonly string[]): Law | undefined =>
  laws.find((law) => codes.some((code) => prohibited[law].includes(code)));

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

/** Returns why a substance is never written, in words with the clause. */
const sayProhibited = (name: string, law: Law): string =>
  `${name} is ${inWords[law]}. The Telemedicine Practice Guidelines, 2020 (3.7.4, prohibited list) allow it at no remote visit, by any mode.`;

/** Places a medicine by its generic name or brand, and says why. Whatever names a prohibited substance is prohibited. */
export function placeMedicine({
  generic,
  brand = null,
  strength = null,
}: {
  generic: string;
  brand?: string | null;
  strength?: string | null;
}): Placing {
  const atc = codeOfName(generic);
  const drug = drugOf(atc);
  const codes = drug ? codesOf(drug) : [];
  const law = lawOf(codes);
  if (drug && law) return { prohibited: law, name: drug.generic, reason: sayProhibited(drug.generic, law) };
  const named = [generic, brand ?? '', strength ?? ''].map(prohibitedIn).find((one) => one !== null);
  if (named) {
    const of = drugs.find(
      ({ generic: name, brands }) =>
        plain(name) === named.name || brands.some((one) => plain(one) === named.name),
    );
    const name = of?.generic ?? named.name.replace(/^./, (letter) => letter.toUpperCase());
    return { prohibited: named.law, name, reason: sayProhibited(name, named.law) };
  }
  const common = atc === null ? undefined : listO[atc];
  if (common) return { list: 'O', reason: `The annexure of the guidelines names it in List O (${common}).` };
  if (namesOfListO.includes(generic.trim().toLowerCase()))
    return { list: 'O', reason: 'The annexure of the guidelines names it in List O (oral rehydration).' };
  if (!drug) return { list: null, reason: 'It is not in the drug list: it is checked against nothing.' };
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
