export const productForms = [
  'tablet',
  'capsule',
  'syrup',
  'drops',
  'cream',
  'spray',
  'inhaler',
  'injection',
  'powder',
  'dressing',
  'device',
  'test',
  'hygiene',
  'other',
] as const;
export type ProductForm = (typeof productForms)[number];

/** The schedules of the Drugs Rules, 1945, whose medicines are sold here. Schedule X is never sold. */
export const productSchedules = ['none', 'H', 'H1'] as const;
export type ProductSchedule = (typeof productSchedules)[number];

export const needsPrescription = (schedule: ProductSchedule): boolean => schedule !== 'none';

/** As many packs or fewer are few. */
export const fewLeft = 10;

/** A product as it is kept. */
export type KeptProduct = {
  id: string;
  code: string;
  name: string;
  maker: string;
  category: string;
  form: ProductForm;
  strength: string | null;
  composition: string | null;
  pack: string;
  units: number;
  unit: string;
  schedule: ProductSchedule;
  hsn: string;
  mrpPaise: number;
  pricePaise: number;
  stock: number;
  reserved: number;
  maxQuantity: number;
  description: string;
  use: string | null;
  storage: string | null;
  countryOfOrigin: string;
  isListed: boolean;
  isSample: boolean;
  version: number;
  updatedAt: Date;
};

export const availableOf = ({ stock, reserved, isListed }: KeptProduct): number =>
  isListed ? Math.max(0, stock - reserved) : 0;

export function presentProductSummary(product: KeptProduct) {
  const { mrpPaise, pricePaise, units } = product;
  const available = availableOf(product);
  const { id, name, maker, category, form, strength, composition, pack, unit, schedule } = product;
  return {
    ...{ id, name, maker, category, form, strength, composition, pack, units, unit, schedule },
    needsPrescription: needsPrescription(schedule),
    ...{ mrpPaise, pricePaise },
    unitPaise: Math.round(pricePaise / units),
    discountPercent: Math.floor(((mrpPaise - pricePaise) * 100) / mrpPaise),
    availability: available === 0 ? 'sold-out' : available <= fewLeft ? 'few-left' : 'in-stock',
    ...{ available, maxQuantity: product.maxQuantity, isSample: product.isSample },
  } as const;
}

/** A composition as it is compared: the same parts in any order and spelling of spaces. */
export const compositionKey = (composition: string): string =>
  composition
    .toLowerCase()
    .split('+')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .sort()
    .join(' + ');

/**
 * Medicines whose small differences in the blood matter: who takes one stays with the same product unless the prescriber changes it. Australian TGA and MHRA lists of
 * medicines with a narrow therapeutic range, by the parts of their names that British and Indian names share; MHRA, Antiepileptic drugs: switching between manufacturers, 2013 (updated 2017), categories 1 and 2.
 */
const narrow = [
  ...['thyroxine', 'warfarin', 'acenocoumarol', 'nicoumalone', 'digoxin', 'lithium', 'theophylline'],
  ...['aminophylline', 'ciclosporin', 'cyclosporine', 'tacrolimus', 'sirolimus', 'everolimus', 'insulin'],
  ...['phenytoin', 'carbamazepine', 'phenobarbit', 'valpro', 'divalproex', 'lamotrigine', 'primidone'],
];

export const substitutionAdviceOf = (composition: string | null): 'ask-pharmacist' | 'do-not-change' =>
  composition !== null && narrow.some((name) => composition.toLowerCase().includes(name))
    ? 'do-not-change'
    : 'ask-pharmacist';

const late = /delayed|enteric|\bDR\b/i;
const slow = /prolonged|sustained|extended|modified|\b(?:SR|ER|XR|XL|CR|PR|MR)\b/i;

/** Returns how a product gives off its medicine, as far as its words say: one of another release acts at another time, and is no substitute. */
const releaseOf = ({ name, pack, composition }: KeptProduct): string => {
  const words = [name, pack, composition ?? ''].join(' ');
  return `${late.test(words)} ${slow.test(words)}`;
};

/** Returns whether one product may stand for another: the same medicine in the same form, given off in the same way. */
export const isSubstitute = (one: KeptProduct, other: KeptProduct): boolean =>
  one.id !== other.id &&
  one.composition !== null &&
  other.composition !== null &&
  one.form === other.form &&
  one.unit === other.unit &&
  releaseOf(one) === releaseOf(other) &&
  compositionKey(one.composition) === compositionKey(other.composition);

/** Products of the same composition with what one saves by them, for as many units as a pack of the product has; the cheapest for a unit first. */
export const substitutesOf = (product: KeptProduct, others: readonly KeptProduct[]) =>
  others
    .filter((other) => other.isListed && isSubstitute(product, other))
    .sort((a, b) => a.pricePaise * b.units - b.pricePaise * a.units || (a.id < b.id ? -1 : 1))
    .slice(0, 20)
    .map((other) => {
      const asMany = Math.round((other.pricePaise * product.units) / other.units);
      const savingPaise = product.pricePaise - asMany;
      return {
        product: presentProductSummary(other),
        savingPaise,
        savingPercent: Math.trunc((savingPaise * 100) / product.pricePaise) || 0,
      };
    });

/** @param taxPercent of its code today */
export const presentProduct = (product: KeptProduct, others: readonly KeptProduct[], taxPercent: number) => ({
  product: presentProductSummary(product),
  ...{ description: product.description, use: product.use, storage: product.storage },
  ...{ hsn: product.hsn, taxPercent, countryOfOrigin: product.countryOfOrigin },
  substitutes: substitutesOf(product, others),
  substitutionAdvice: substitutionAdviceOf(product.composition),
});

/** @param taxPercent of its code today */
export function presentStockItem(product: KeptProduct, taxPercent: number) {
  const { id, code, name, maker, category, schedule, hsn, mrpPaise, pricePaise } = product;
  const { stock, reserved, maxQuantity, isListed, isSample, version, updatedAt } = product;
  return {
    ...{ id, code, name, maker, category, schedule, hsn, taxPercent, mrpPaise, pricePaise },
    ...{ stock, reserved, maxQuantity, isListed, isSample, version, updatedAt: updatedAt.toISOString() },
  };
}

type Fault = { pointer: string; message: string; code: string };

/** The faults of a change of price or stock. */
export const checkProductChange = (
  { pricePaise, stock }: { pricePaise?: number; stock?: number },
  kept: Pick<KeptProduct, 'mrpPaise' | 'reserved'>,
): Fault[] => [
  ...(pricePaise !== undefined && pricePaise > kept.mrpPaise
    ? [
        {
          pointer: '/body/pricePaise',
          message: 'Must not be above the maximum retail price.',
          code: 'above-mrp',
        },
      ]
    : []),
  ...(stock !== undefined && stock < kept.reserved
    ? [
        {
          pointer: '/body/stock',
          message: `Must not be below the ${kept.reserved} that are reserved now.`,
          code: 'reserved',
        },
      ]
    : []),
];
