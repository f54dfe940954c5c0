import { type Analyte, ofUrine } from '../analyte';

const named = (id: string, name: string, loinc: string, loincName: string, printedAs: readonly string[]) => ({
  id,
  name: `${name}, urine`,
  loinc,
  loincName,
  // In a section on urine the word is left out.
  printedAs: printedAs.flatMap((one) => [one, `urine ${one}`, `${one} urine`, `urinary ${one}`]),
});

const strip = (id: string, name: string, loinc: string, component: string, printedAs: readonly string[]) =>
  ofUrine(named(id, name, loinc, `${component} [Presence] in Urine`, printedAs));

const field = { '/[HPF]': 1 };
const sediment = (id: string, name: string, loinc: string, component: string, printedAs: readonly string[]) =>
  ofUrine(
    named(
      id,
      name,
      loinc,
      `${component} [#/area] in Urine sediment by Microscopy high power field`,
      printedAs,
    ),
    field,
    [0, 1000],
  );

export const urine: readonly Analyte[] = [
  ofUrine(named('urine-colour', 'Colour', '5778-6', 'Color of Urine', ['colour', 'color'])),
  ofUrine(
    named('urine-appearance', 'Appearance', '5767-9', 'Appearance of Urine', [
      'appearance',
      'clarity',
      'transparency',
      'turbidity',
    ]),
  ),
  ofUrine(
    named('urine-ph', 'pH', '2756-5', 'pH of Urine', ['ph', 'reaction ph', 'ph reaction', 'reaction']),
    { '[pH]': 1, '1': 1 },
    [3.5, 10.5],
    false,
  ),
  ofUrine(
    named('urine-specific-gravity', 'Specific gravity', '2965-2', 'Specific gravity of Urine', [
      'specific gravity',
      'sp gravity',
      'sp gr',
    ]),
    { '1': 1 },
    [1, 1.07],
    false,
  ),
  strip('urine-protein', 'Protein', '2887-8', 'Protein', [
    'protein',
    'albumin',
    'proteins',
    'protein albumin',
  ]),
  strip('urine-glucose', 'Glucose', '2349-9', 'Glucose', ['glucose', 'sugar', 'glucose sugar']),
  strip('urine-ketones', 'Ketones', '33903-6', 'Ketones', ['ketones', 'ketone', 'ketone bodies', 'acetone']),
  strip('urine-bilirubin', 'Bilirubin', '1977-8', 'Bilirubin.total', [
    'bilirubin',
    'bile pigment',
    'bile pigments',
  ]),
  strip('urine-urobilinogen', 'Urobilinogen', '13658-0', 'Urobilinogen', ['urobilinogen']),
  strip('urine-nitrite', 'Nitrite', '32710-6', 'Nitrite', ['nitrite', 'nitrites']),
  ofUrine(
    named('urine-blood', 'Blood', '53963-5', 'Blood [Presence] in Urine by Visual', [
      'blood',
      'occult blood',
    ]),
  ),
  sediment('urine-red-cells', 'Red blood cells', '13945-1', 'Erythrocytes', [
    'rbc',
    'rbcs',
    'red blood cells',
    'red cells',
    'erythrocytes',
  ]),
  sediment('urine-pus-cells', 'Pus cells', '5821-4', 'Leukocytes', [
    'pus cells',
    'pus cells wbc',
    'wbc',
    'leucocytes',
    'leukocytes',
    'pus cells leucocytes',
    'pus cells wbcs',
  ]),
  sediment('urine-epithelial-cells', 'Epithelial cells', '5787-7', 'Epithelial cells', [
    'epithelial cells',
    'epithelial cell',
  ]),
  strip('urine-crystals', 'Crystals', '87828-0', 'Crystals', ['crystals']),
  strip('urine-bacteria', 'Bacteria', '87829-8', 'Bacteria', ['bacteria']),
  ofUrine(
    named('urine-albumin', 'Albumin', '14957-5', 'Microalbumin [Mass/volume] in Urine', [
      'microalbumin',
      'micro albumin',
      'microalbumin spot',
    ]),
    { 'mg/L': 1, 'mg/dL': 10 },
    [0, 20_000],
    false,
  ),
  ofUrine(
    {
      id: 'urine-creatinine',
      name: 'Creatinine, urine',
      loinc: '2161-8',
      loincName: 'Creatinine [Mass/volume] in Urine',
      printedAs: [
        'creatinine',
        'creatinine urine',
        'urine creatinine',
        'urinary creatinine',
        'creatinine spot urine',
      ],
    },
    { 'mg/dL': 1, 'mmol/L': 11.312, 'g/L': 100 },
    [2, 800],
    false,
  ),
  ofUrine(
    {
      id: 'urine-albumin-creatinine-ratio',
      name: 'Albumin / creatinine, urine',
      loinc: '9318-7',
      loincName: 'Albumin/Creatinine [Mass Ratio] in Urine',
      printedAs: [
        'albumin creatinine ratio',
        'acr',
        'uacr',
        'urine albumin creatinine ratio',
        'microalbumin creatinine ratio',
        'albumin creat urine',
        'albumin creatinine',
        'albumin creatinine ratio urine',
        'urine acr',
        'albumin creatinine urine',
        'albumin creatinine ratio acr',
      ],
    },
    // 1 mg/mmol of creatinine (113.12 g/mol) is 8.84 mg/g.
    { 'mg/g': 1, 'ug/mg': 1, 'mg/mmol': 8.8402 },
    [0, 25_000],
    false,
  ),
  ofUrine(
    {
      id: 'urine-protein-creatinine-ratio',
      name: 'Protein / creatinine, urine',
      loinc: '2890-2',
      loincName: 'Protein/Creatinine [Mass Ratio] in Urine',
      printedAs: [
        'protein creatinine ratio',
        'pcr',
        'upcr',
        'urine protein creatinine ratio',
        'protein creatinine ratio urine',
      ],
    },
    { 'mg/mg': 1, 'mg/g': 0.001, '1': 1 },
    [0, 60],
    false,
  ),
];
