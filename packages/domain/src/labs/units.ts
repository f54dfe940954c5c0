import type { Analyte } from './analyte';

/** As printed, without spaces, in lower case and with one sign for micro -> UCUM. */
const printed: Readonly<Record<string, readonly string[]>> = {
  'g/dL': ['g/dl', 'gm/dl', 'gms/dl', 'gm%', 'g%', 'gms%', 'gm/100ml', 'g/100ml'],
  'g/L': ['g/l', 'gm/l'],
  'mg/dL': ['mg/dl', 'mg%', 'mgs/dl', 'mg/100ml', 'mgs%', 'mgm/dl'],
  'mg/L': ['mg/l', 'mgs/l', 'ug/ml', 'mcg/ml'],
  'ug/dL': ['ug/dl', 'mcg/dl', 'ug%', 'mcg%'],
  'ug/L': ['ug/l', 'mcg/l'],
  'ng/mL': ['ng/ml'],
  'ng/dL': ['ng/dl', 'ng%'],
  'ng/L': ['ng/l'],
  'pg/mL': ['pg/ml'],
  'pg/dL': ['pg/dl'],
  'mmol/L': ['mmol/l', 'mmols/l', 'mm/l'],
  'meq/L': ['meq/l'],
  'umol/L': ['umol/l', 'mcmol/l'],
  'nmol/L': ['nmol/l'],
  'pmol/L': ['pmol/l'],
  'U/L': ['u/l', 'units/l', 'unit/l'],
  '[IU]/L': ['iu/l'],
  'ukat/L': ['ukat/l'],
  'U/mL': ['u/ml', 'units/ml'],
  '[IU]/mL': ['iu/ml'],
  'k[IU]/L': ['kiu/l'],
  'u[IU]/mL': ['uiu/ml', 'uu/ml', 'mciu/ml', 'microiu/ml'],
  'm[IU]/L': ['miu/l', 'mu/l'],
  'm[IU]/mL': ['miu/ml', 'mu/ml'],
  '%': ['%', 'percent', 'percentage'],
  fL: ['fl', 'cumicron', 'femtolitre', 'um3'],
  pg: ['pg', 'pgm', 'pgms', 'picogram'],
  'L/L': ['l/l'],
  'mm/h': [
    'mm/hr',
    'mm/h',
    'mm/1hr',
    'mm/1sthr',
    'mm/1sthour',
    'mm/hour',
    'mmin1sthr',
    'mmsthr',
    'mm1sthr',
    'mminfirsthour',
  ],
  s: ['sec', 'secs', 'seconds', 's', 'second'],
  '/uL': [
    '/ul',
    '/cumm',
    '/mm3',
    '/cmm',
    'cells/ul',
    'cells/cumm',
    'cells/mm3',
    'cells/cmm',
    'percumm',
    '/microlitre',
    'cumm',
  ],
  '10*3/uL': [
    '10^3/ul',
    'x10^3/ul',
    '10*3/ul',
    'x103/ul',
    '103/ul',
    'x10³/ul',
    '10³/ul',
    'thou/ul',
    'thou/mm3',
    'thousand/ul',
    'thousands/ul',
    'thousand/cumm',
    'thousands/cumm',
    'k/ul',
    '10^3/cumm',
    '10³/cumm',
    '10^3/mm3',
    '10³/mm3',
    'x10^3/cumm',
    'x10³/cumm',
    '10e3/ul',
    'thousand/mm3',
    'thou/cumm',
    'x10^3/mm3',
  ],
  '10*9/L': ['10^9/l', 'x10^9/l', '10*9/l', '10⁹/l', 'x10⁹/l', '109/l', 'x109/l', '10e9/l'],
  '10*5/uL': [
    'lakh/cumm',
    'lakhs/cumm',
    'lac/cumm',
    'lacs/cumm',
    'lakh/ul',
    'lakhs/ul',
    'lakh/mm3',
    'lakhs/mm3',
    'lac/mm3',
    'lakh/cmm',
    'lakhs/cmm',
    '10^5/ul',
  ],
  '10*6/uL': [
    '10^6/ul',
    'x10^6/ul',
    '10*6/ul',
    '106/ul',
    'x106/ul',
    '10⁶/ul',
    'x10⁶/ul',
    'million/ul',
    'millions/ul',
    'million/cumm',
    'millions/cumm',
    'mill/cumm',
    'mil/cumm',
    'mill/mm3',
    'million/mm3',
    'millions/mm3',
    'mill/ul',
    'mil/ul',
    'm/ul',
    '10^6/cumm',
    '10⁶/cumm',
    '10^6/mm3',
    'x10^6/cumm',
    'x10⁶/cumm',
    '10e6/ul',
    'million/cmm',
  ],
  '10*12/L': ['10^12/l', 'x10^12/l', '10*12/l', '10¹²/l', 'x10¹²/l', '1012/l', 'x1012/l', '10e12/l'],
  'mL/min/{1.73_m2}': [
    'ml/min/1.73m2',
    'ml/min/1.73m^2',
    'ml/min/1.73sqm',
    'ml/min/1.73sq.m',
    'ml/min/1.73',
    'ml/min/1.73m²',
    'ml/min/1.73sq.mt',
    'ml/min/1.73sqmt',
  ],
  'mL/min': ['ml/min'],
  'mg/g': [
    'mg/g',
    'mg/gcreat',
    'mg/gcreatinine',
    'mg/gmcreat',
    'mg/gm',
    'mg/gmofcreatinine',
    'mg/gofcreatinine',
  ],
  'ug/mg': ['ug/mg', 'mcg/mg', 'ug/mgcreat', 'ug/mgcreatinine', 'ug/mgofcreatinine'],
  'mg/mmol': ['mg/mmol'],
  'mg/mg': ['mg/mg'],
  'mmol/mol': ['mmol/mol'],
  '/[HPF]': ['/hpf', '/h.p.f', '/h.p.f.', 'cells/hpf', 'perhpf'],
  '[pH]': ['phunits'],
  '1': ['ratio', 'index', 's/co', 'n/a', 'ratios'],
};

const bySpelling = new Map(
  Object.entries(printed).flatMap(([ucum, spellings]) => spellings.map((one) => [one, ucum] as const)),
);

export const spelt = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[µμ]/g, 'u')
    .replaceAll(/[×✕]/g, 'x')
    .replaceAll(/[\s[\](){}|,:;]/g, '')
    .replace(/(?<=[a-z³⁶⁹²\d])\.$/, '')
    .replaceAll('sq.m.', 'sq.m')
    .replace('litre', 'l')
    .replace('liter', 'l')
    .replace('cu.mm', 'cumm')
    .replace('mm³', 'mm3')
    .replace('gm/l', 'g/l');

/** A raised exponent, of which a scan makes any sign before the figure: `1073/uL`. */
const power = /^x?10[^\d/]?.?([3-69]|12)\/(?:p|pu)?(ul|l|cumm|mm3)$/;

/** The UCUM code of a unit as printed; null if it is none that we know. */
export const unitOf = (text: string): string | null => {
  const spelling = spelt(text);
  return bySpelling.get(spelling) ?? bySpelling.get(spelling.replace(power, '10^$1/$2')) ?? null;
};

/** A converted value with no more figures than were measured: what a conversion adds is none. */
export const rounded = (value: number): number => Number(value.toPrecision(4));

/** The value in the analyte's canonical unit; null if the analyte is not measured in this unit. */
export function toCanonical(analyte: Analyte, value: number, unit: string): number | null {
  const conversion = analyte.units[unit];
  return conversion ? value * conversion.factor + conversion.offset : null;
}

/** A canonical value in another unit of the analyte; null if it is none. */
export function fromCanonical(analyte: Analyte, canonical: number, unit: string): number | null {
  const conversion = analyte.units[unit];
  return conversion ? (canonical - conversion.offset) / conversion.factor : null;
}

export const canonicalUnitOf = (analyte: Analyte): string | null => Object.keys(analyte.units)[0] ?? null;

/** May the unit be left out on the page, because the analyte has none? */
export const hasNoUnit = (analyte: Analyte): boolean =>
  analyte.units['1'] !== undefined ||
  analyte.units['[pH]'] !== undefined ||
  Object.keys(analyte.units).length === 0;
