import { type Analyte, byMolarMass, ion, simple } from '../analyte';

// Molar masses in g/mol (PubChem).
const creatinine = byMolarMass(113.12);
const urea = byMolarMass(60.056);
/** Two atoms of nitrogen stand for one molecule of urea. */
const ureaNitrogen = byMolarMass(28.014);

const ofSerum = '[Mass/volume] in Serum or Plasma';
const moles = '[Moles/volume] in Serum or Plasma';

const filtration = { 'mL/min/{1.73_m2}': 1, 'mL/min': 1 };

export const kidneyAndElectrolytes: readonly Analyte[] = [
  simple(
    'creatinine',
    'Creatinine',
    '2160-0',
    `Creatinine ${ofSerum}`,
    creatinine,
    [0.1, 40],
    ['creatinine', 'creat'],
  ),
  simple('urea', 'Urea', '3091-6', `Urea ${ofSerum}`, urea, [2, 600], ['urea', 'blood urea', 'urea blood']),
  simple(
    'urea-nitrogen',
    'Urea nitrogen (BUN)',
    '3094-0',
    `Urea nitrogen ${ofSerum}`,
    ureaNitrogen,
    [1, 280],
    ['bun', 'blood urea nitrogen', 'urea nitrogen', 'blood urea nitrogen bun', 'urea nitrogen blood'],
  ),
  simple(
    'uric-acid',
    'Uric acid',
    '3084-1',
    `Urate ${ofSerum}`,
    byMolarMass(168.11),
    [0.2, 40],
    ['uric acid'],
  ),
  simple(
    'egfr-2021',
    'eGFR (CKD-EPI 2021)',
    '98979-8',
    'Glomerular filtration rate [Volume Rate/Area] in Serum, Plasma or Blood by Creatinine-based formula (CKD-EPI 2021)/1.73 sq M',
    filtration,
    [1, 250],
    [
      'egfr ckd epi 2021',
      'egfr by ckd epi 2021',
      'estimated gfr ckd epi 2021',
      'egfr',
      'estimated gfr',
      'e gfr',
      'gfr estimated',
    ],
  ),
  simple(
    'egfr-mdrd',
    'eGFR (MDRD)',
    '33914-3',
    'Glomerular filtration rate [Volume Rate/Area] in Serum or Plasma by Creatinine-based formula (MDRD)/1.73 sq M',
    filtration,
    [1, 250],
    ['egfr mdrd', 'egfr by mdrd', 'egfr', 'estimated gfr', 'e gfr', 'gfr estimated'],
  ),
  simple(
    'sodium',
    'Sodium',
    '2951-2',
    `Sodium ${moles}`,
    ion,
    [80, 220],
    ['sodium', 'na', 'na+', 'sodium na', 'sodium na+'],
  ),
  simple(
    'potassium',
    'Potassium',
    '2823-3',
    `Potassium ${moles}`,
    ion,
    [1, 12],
    ['potassium', 'k', 'k+', 'potassium k', 'potassium k+'],
  ),
  simple(
    'chloride',
    'Chloride',
    '2075-0',
    `Chloride ${moles}`,
    ion,
    [50, 160],
    ['chloride', 'cl', 'cl-', 'chloride cl', 'chlorides'],
  ),
  simple(
    'bicarbonate',
    'Bicarbonate',
    '1963-8',
    `Bicarbonate ${moles}`,
    ion,
    [2, 70],
    ['bicarbonate', 'hco3', 'bicarbonate hco3'],
  ),
  simple(
    'calcium',
    'Calcium',
    '17861-6',
    `Calcium ${ofSerum}`,
    byMolarMass(40.078),
    [2, 25],
    ['calcium', 'calcium total', 'total calcium', 'ca', 'calcium ca'],
  ),
  simple(
    'phosphate',
    'Phosphorus',
    '2777-1',
    `Phosphate ${ofSerum}`,
    byMolarMass(30.974),
    [0.2, 25],
    ['phosphorus', 'phosphate', 'phosphorus inorganic', 'inorganic phosphorus'],
  ),
  simple(
    'magnesium',
    'Magnesium',
    '19123-9',
    `Magnesium ${ofSerum}`,
    byMolarMass(24.305),
    [0.2, 15],
    ['magnesium', 'mg magnesium'],
  ),
];
