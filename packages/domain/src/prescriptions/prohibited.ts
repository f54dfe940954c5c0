import { codesOf, drugs, plainName, readName } from '../medicines/drugs';

export type Law = 'narcotic' | 'psychotropic' | 'schedule-x';

const inWords: Record<Law, string> = {
  narcotic: 'a narcotic drug of the NDPS Act, 1985',
  psychotropic: 'a psychotropic substance of the NDPS Act, 1985',
  'schedule-x': 'a medicine of Schedule X of the Drugs Rules, 1945',
};

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Substances that no remote visit allows (guidelines, 3.7.4, prohibited list), by ATC code: narcotic drugs of section 2 (xiv) and psychotropic substances of the
 * Schedule of the NDPS Act, 1985 (tramadol since notification S.O. 1761(E) of 26 April 2018, carisoprodol since S.O. 906(E) of 18 February 2026), and Schedule X of
 * the Drugs Rules, 1945. Preparations that the notifications of the Act exempt (little codeine or diphenoxylate beside another substance) are refused too: their
 * names do not say how much is in them. Etizolam is here by Schedule IV of the Convention on Psychotropic Substances (2020).
 */
const prohibited: Readonly<Record<Law, readonly string[]>> = {
  narcotic: wordsIn('A07DA01 N01AH02 N02AA01 N02AA05 N02AB02 N02AB03 N02AC04 N07BC02 R05DA04'),
  'schedule-x': wordsIn(
    'N01AX03 N03AA01 N05BC01 N05CA01 N05CA02 N05CA04 N05CA06 N05CA10 N05CE01 N05CM01 N05CM08 N06BA01 N06BA02 N06BA03 N06BA04',
  ),
  psychotropic: wordsIn(
    `A08AA01 M03BA02 N02AD01 N02AE01 N02AX02 N03AA02 N03AE01 N05BA01 N05BA02 N05BA04 N05BA05 N05BA06 N05BA08 N05BA09 N05BA12 N05BA19 N05CD01 N05CD02 N05CD05 N05CD07
    N05CD08 N05CF02`,
  ),
};

/**
 * Other names of prohibited substances, substances that are in no list of medicines, and brands of combinations, for what is typed freely. Leaves of cannabis
 * (bhang) are no narcotic drug by section 2 (iii) of the Act, and are not here.
 */
const otherNames: Readonly<Record<Law, string>> = {
  narcotic: `dihydrocodeine, hydrocodone, hydromorphone, meperidine, opium, heroin, diacetylmorphine, diamorphine, cocaine, cannabis, ganja, charas, hashish,
    remifentanil, sufentanil, propoxyphene, ethylmorphine, pholcodine, levorphanol, oxymorphone, corex, phensedyl`,
  'schedule-x': `amphetamine, dexamphetamine, dextroamphetamine, methamphetamine, phencyclidine, phenmetrazine, esketamine, quinalbarbitone, pentobarbitone,
    amylobarbitone, barbitone, mephobarbital`,
  psychotropic: `phenobarbitone, phenobarb, estazolam, mazindol, cathine, lysergide, lsd, mdma, amfepramone, diethylpropion, benzfetamine, phendimetrazine,
    pipradrol, zipeprol, butobarbital, butobarbitone, dronabinol, tetrahydrocannabinol, hexahydrocannabinol, aminorex, brotizolam, camazepam, clotiazepam,
    cloxazolam, delorazepam, ethinamate, ethyl loflazepate, fludiazepam, flunitrazepam, haloxazolam, ketazolam, lefetamine, loprazolam, lormetazepam, medazepam,
    mesocarb, methyprylon, nimetazepam, nordazepam, oxazolam, pinazepam, prazepam, tetrazepam, clonazolam, diclazepam, flubromazolam, nexito plus, nexito ls`,
};
/** Says what is sold by them, where the name is a brand. */
const soldAs: Readonly<Record<string, string>> = {
  corex: 'Corex, which has codeine,',
  phensedyl: 'Phensedyl, which has codeine,',
  'nexito plus': 'Nexito Plus, which has clonazepam,',
  'nexito ls': 'Nexito LS, which has clonazepam,',
};

const laws = Object.keys(prohibited) as Law[];

/** Returns the law by which a medicine is prohibited. @param codes its own and those of its parts */
export const lawOf = (codes: readonly string[]): Law | undefined =>
  laws.find((law) => codes.some((code) => prohibited[law].includes(code)));

/** As many letters as a name must have to be found inside of other words, and though a letter is wrong. */
const ownLetters = 7;

export type Prohibited = {
  /** In plain words, as `plainName` has them. */
  name: string;
  law: Law;
  /** The substance or product, as people read it. */
  shown: string;
  isBrand: boolean;
};

const capitalOf = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase());

const names: readonly Prohibited[] = [
  ...drugs.flatMap((drug) => {
    const law = lawOf(codesOf(drug));
    if (!law) return [];
    const shown = drug.generic;
    return [
      { name: plainName(drug.generic), law, shown, isBrand: false },
      ...drug.brands.map((brand) => ({ name: plainName(brand), law, shown, isBrand: true })),
    ];
  }),
  ...laws.flatMap((law) =>
    otherNames[law].split(',').map((one) => {
      const name = plainName(one);
      const shown = soldAs[name] ?? capitalOf(name);
      return { name, law, shown, isBrand: name in soldAs };
    }),
  ),
];

/** Names that hold that of a prohibited substance and are none. */
const harmless = ['apomorphine', 'corex dx'];

/** Returns the prohibited substance that a text names, alone or among other words, in whatever spelling of spaces and letters; null if it names none. */
export function prohibitedIn(text: string): Prohibited | null {
  const said = harmless.reduce((rest, name) => ` ${rest} `.replaceAll(` ${name} `, ' '), plainName(text));
  const joined = said.replaceAll(' ', '');
  return (
    names.find(({ name }) => {
      const letters = name.replaceAll(' ', '');
      return ` ${said} `.includes(` ${name} `) || (letters.length >= ownLetters && joined.includes(letters));
    }) ?? null
  );
}

/** Returns true if two words differ by one letter that is wrong, missing, too much or exchanged with the next. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** Returns the prohibited substance that a name which is in no list nearly is; null if it is near to none. */
export function nearlyProhibited(text: string): Prohibited | null {
  const { codes, rest } = readName(text);
  if (codes.length > 0 && rest.length === 0) return null;
  const words = [...plainName(text).split(' '), ...text.toLowerCase().split(/[^\p{L}\p{N}]+/u)];
  return (
    names.find(
      ({ name }) => name.length >= ownLetters && words.some((word) => word !== name && isNear(word, name)),
    ) ?? null
  );
}

const strange = /[^\p{Script=Latin}\P{L}]/u;

/** Returns true if a name has letters that cannot be compared: of other scripts, or of two scripts in one word. A Greek letter can stand alone. */
export const hasStrangeLetters = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => strange.test(word) && !/^[\p{Script=Greek}µ]$/u.test(word));

/** Returns true if a word of a text has Latin letters beside Greek or Cyrillic ones that look like them. */
export const mixesLetters = (text: string): boolean =>
  text
    .split(/[^\p{L}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word));

const amount =
  /\d\s*(mg|mcg|µg|g|gm|ml|iu|units?|tab|tablets?|cap|capsules?|drops?|puffs?)\b|\b(tab|tablet|cap|capsule|inj|injection|syp|syrup|sos|od|bd|tds)\b/i;

/** Returns the prohibited substance that a text prescribes: one that it names beside an amount or a form. A test or a diagnosis may name it alone. */
export const prescribedIn = (text: string): Prohibited | null =>
  amount.test(text) ? prohibitedIn(text) : null;

/** Returns why a substance is never written, in words with the clause. */
export const sayProhibited = (name: string, law: Law): string =>
  `${name} is ${inWords[law]}. The Telemedicine Practice Guidelines, 2020 (3.7.4, prohibited list) allow it at no remote visit, by any mode.`;
