import { drugList, synonymList } from './drug-list';

/** Raised with each change of the drug list or of the warnings. */
export const medicineDataVersion = '2026-11-28';

/**
 * A medicine of the drug list.
 *
 * @property parts ATC codes of the substances in it, for products with several
 */
export type Drug = { generic: string; atc: string; brands: readonly string[]; parts: readonly string[] };

const listOf = (part = ''): string[] =>
  part
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export const drugs: readonly Drug[] = drugList
  .trim()
  .split('\n')
  .map((line) => {
    const [generic = '', atc = '', brands, parts] = line.split('|');
    return { generic, atc, brands: listOf(brands), parts: listOf(parts) };
  });

/** Other names of medicines of the list, by code. */
const synonyms = new Map(
  synonymList
    .trim()
    .split('\n')
    .map((line) => {
      const [atc = '', names] = line.split('|');
      return [atc, listOf(names)] as const;
    }),
);

const byCode = new Map(drugs.map((drug) => [drug.atc, drug]));

/** Returns the medicine of the list with a code. */
export const drugOf = (atc: string | null): Drug | undefined => (atc === null ? undefined : byCode.get(atc));

/** Returns the ATC codes by which a medicine of the list is compared: its own and those of its parts. */
export const codesOf = ({ atc, parts }: Drug): string[] => [atc, ...parts];

export type FoundDrug = {
  generic: string;
  atc: string /** The brand that the text means; null if it means the generic name. */;
  brand: string | null;
};

const maxFound = 8;

/** Returns medicines of the list in whose generic name or brand each typed word begins a word; those that begin with the text first. */
export function findDrugs(typed: string): FoundDrug[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = (name: string) => {
    const own = name.toLowerCase().split(/[\s(,-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = drugs.flatMap(({ generic, atc, brands }) => [
    ...([generic, ...(synonyms.get(atc) ?? [])].some(matches) ? [{ generic, atc, brand: null }] : []),
    ...brands.filter(matches).map((brand) => ({ generic, atc, brand })),
  ]);
  const rank = ({ generic, brand }: FoundDrug) =>
    (brand ?? generic).toLowerCase().startsWith(words[0] ?? '') ? 0 : 1;
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, maxFound);
}

/** Returns a text in small letters without accents, its words and numbers apart by one space. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ')
    .trim();

const wordsOfName = (text: string): string[] =>
  plainName(text)
    .split(' ')
    .filter((word) => !['', 'and', 'with', 'plus'].includes(word));

/** The last of a name counts: a generic name before a brand. */
const codeByName = new Map(
  [
    ...drugs.flatMap(({ atc, brands }) =>
      [...brands, ...(synonyms.get(atc) ?? [])].map((name) => [wordsOfName(name).join(' '), atc] as const),
    ),
    ...drugs.map(({ generic, atc }) => [wordsOfName(generic).join(' '), atc] as const),
  ].filter(([name]) => name !== ''),
);
const mostWords = Math.max(...[...codeByName.keys()].map((name) => name.split(' ').length));

const salts = new Set(
  'sodium hydrochloride hcl hydrobromide sulfate sulphate phosphate maleate fumarate tartrate succinate besylate besilate mesylate citrate acetate nitrate dihydrate trihydrate monohydrate medoxomil axetil cilexetil propionate'.split(
    ' ',
  ),
);
const amounts =
  /^(\p{N}+|x|mg|mcg|µg|μg|g|gm|ml|l|iu|units?|percent|tabs?|tablets?|caps?|capsules?|syrup|syp|inj|injection|suspension|drops?|cream|ointment|gel|patch|inhaler|sr|er|xr|cr|xl|mr|dt)$/u;

/**
 * Holds what a written name says.
 *
 * @property codes of the medicines of the list that it names
 * @property rest words that are no medicine of the list, no salt and no amount
 * @property hasAmount true if a strength or a form stands in it
 */
export type ReadName = { codes: string[]; rest: string[]; hasAmount: boolean };

/** Reads the medicines of the list out of a name, whatever stands beside them: "Amoxycillin 500", "Aceclofenac and paracetamol". */
export function readName(name: string): ReadName {
  const words = wordsOfName(name);
  const read: ReadName = { codes: [], rest: [], hasAmount: false };
  for (let at = 0; at < words.length; ) {
    const length = Array.from({ length: mostWords }, (_, index) => mostWords - index).find(
      (count) => at + count <= words.length && codeByName.has(words.slice(at, at + count).join(' ')),
    );
    const word = words[at] ?? '';
    const code = length === undefined ? undefined : codeByName.get(words.slice(at, at + length).join(' '));
    if (code) read.codes.push(code);
    else if (amounts.test(word)) read.hasAmount = true;
    else if (!salts.has(word)) read.rest.push(word);
    at += length ?? 1;
  }
  return read;
}

/** Returns the code of a medicine in the list by its generic name, brand or another name of it, in whatever case; null if it is not in the list. */
export function codeOfName(name: string): string | null {
  const { codes, rest, hasAmount } = readName(name);
  return codes.length === 1 && rest.length === 0 && !hasAmount ? (codes[0] ?? null) : null;
}

/**
 * Returns what a medicine is compared by: the codes of the list, its own or those that its name holds.
 *
 * @returns `isWhole`, false if nothing is known of a part of it
 */
export function comparedBy({ atc, generic }: { atc: string | null; generic: string }): {
  codes: string[];
  isWhole: boolean;
} {
  const own = drugOf(atc);
  if (own) return { codes: codesOf(own), isWhole: true };
  const { codes, rest } = readName(generic);
  const found = codes.flatMap((code) => {
    const drug = drugOf(code);
    return drug ? codesOf(drug) : [];
  });
  return { codes: [...new Set(found)], isWhole: found.length > 0 && rest.length === 0 };
}
