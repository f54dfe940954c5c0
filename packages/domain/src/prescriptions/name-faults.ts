import { codesOf, drugOf, readName } from '../medicines/drugs';
import type { ItemDraft, PrescriptionDraft } from './prescription';
import {
  hasStrangeLetters,
  mixesLetters,
  nearlyProhibited,
  type Prohibited,
  prescribedIn,
  prohibitedIn,
  sayProhibited,
} from './prohibited';

export type Fault = { pointer: string; message: string; code: string };

/** Returns the codes of the substances that a name holds, in one order. */
function substancesOf(name: string): string[] {
  const all = readName(name).codes.flatMap((code) => {
    const drug = drugOf(code);
    if (!drug) return [];
    return drug.parts.length > 0 ? drug.parts : codesOf(drug);
  });
  return [...new Set(all)].sort();
}

const namesOf = (codes: readonly string[]): string =>
  codes.map((code) => drugOf(code)?.generic ?? code).join(' with ');

/** Returns the reasons why the names of a medicine cannot stand: they cannot be compared as they are written, or the brand is another medicine. */
export function checkNames(
  { generic, brand, strength }: Pick<ItemDraft, 'generic' | 'brand' | 'strength'>,
  at: string,
): Fault[] {
  const faults: Fault[] = [];
  for (const [field, text] of Object.entries({ generic, brand, strength })) {
    const pointer = `${at}/${field}`;
    if (text === null) continue;
    const near = field === 'strength' ? null : nearlyProhibited(text);
    if (hasStrangeLetters(text))
      faults.push({
        pointer,
        message: 'Must be written in Latin letters: names in other letters cannot be compared.',
        code: 'letters',
      });
    else if (near)
      faults.push({
        pointer,
        message: `Must be spelt as it is meant. It is nearly the name of what is never written here: did you mean ${near.shown}?`,
        code: 'near-prohibited',
      });
  }
  const { codes, rest, hasAmount } = readName(generic);
  if (codes.length > 0 && rest.length === 0 && hasAmount)
    faults.push({
      pointer: `${at}/generic`,
      message: `Must be the name alone: choose ${namesOf(codes)} from the list, and write strength and form in their own fields.`,
      code: 'listed',
    });
  const inStrength = readName(strength ?? '').codes;
  if (inStrength.length > 0)
    faults.push({
      pointer: `${at}/strength`,
      message: `Must be the amount alone: write ${namesOf(inStrength)} as a medicine of its own, so that it is checked.`,
      code: 'listed',
    });
  const [own, ofBrand] = [substancesOf(generic), substancesOf(brand ?? '')];
  if (brand !== null && ofBrand.length > 0 && own.join() !== ofBrand.join())
    faults.push({
      pointer: `${at}/brand`,
      message: `Must be a brand of ${generic}. ${brand} is ${namesOf(ofBrand)}.`.slice(0, 400),
      code: 'other-medicine',
    });
  return faults;
}

/** Returns true if a brand was compared with nothing: it is not in the list, or says more than a brand of it. */
export function isBrandUnknown({ brand }: Pick<ItemDraft, 'brand'>): boolean {
  if (brand === null) return false;
  const { codes, rest } = readName(brand);
  return codes.length === 0 || rest.length > 0;
}

/** Returns the prohibited substances that stand in the free texts of a draft, where they would be printed beside the medicines. */
export function checkTexts({ items, advice, tests, diagnosis, adultPresent }: PrescriptionDraft): Fault[] {
  type Text = readonly [pointer: string, text: string | null, find: (text: string) => Prohibited | null];
  const texts: readonly Text[] = [
    ...items.map(
      ({ instructions }, index): Text => [`items/${index}/instructions`, instructions, prohibitedIn],
    ),
    ['advice', advice, prohibitedIn],
    ...tests.map((test, index): Text => [`tests/${index}`, test, prescribedIn]),
    ['diagnosis', diagnosis, prescribedIn],
    ['adultPresent/name', adultPresent?.name ?? null, prescribedIn],
    ['adultPresent/relation', adultPresent?.relation ?? null, prescribedIn],
  ];
  return texts.flatMap(([field, text, find]): Fault[] => {
    if (text === null) return [];
    const pointer = `/body/${field}`;
    if (mixesLetters(text))
      return [{ pointer, message: 'Must not mix letters of two scripts in one word.', code: 'letters' }];
    const found = find(text);
    if (!found) return [];
    const message = `Must not name it here. ${sayProhibited(found.shown, found.law)}`;
    return [{ pointer, message, code: 'prohibited' }];
  });
}
