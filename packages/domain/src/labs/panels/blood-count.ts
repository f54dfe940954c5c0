import { type Analyte, measured } from '../analyte';

/** Cubic millimetre and microlitre are the same; a lakh is 100,000. */
const cells = { '10*3/uL': 1, '10*9/L': 1, '/uL': 0.001, '10*5/uL': 100, '10*6/uL': 1000, '/L': 1e-9 };
const redCells = { '10*6/uL': 1, '10*12/L': 1, '/uL': 1e-6 };
const percent = { '%': 1 };

const share = (id: string, name: string, loinc: string, component: string, printedAs: readonly string[]) =>
  measured(
    { id, name, loinc, loincName: `${component}/100 leukocytes in Blood`, printedAs },
    percent,
    [0, 100],
  );
const absolute = (
  id: string,
  name: string,
  loinc: string,
  component: string,
  short: string,
  names: readonly string[],
) =>
  measured(
    {
      id,
      name,
      loinc,
      loincName: `${component} [#/volume] in Blood`,
      printedAs: names.flatMap((one) => [
        one,
        `absolute ${one}`,
        `absolute ${one} count`,
        `${one} absolute`,
        `${one} absolute count`,
        `${one} abs`,
        `abs ${one}`,
        `${one} #`,
        short,
      ]),
    },
    cells,
    [0, 500],
  );

const neutrophils = ['neutrophils', 'neutrophil', 'neutrophils count', 'polymorphs', 'polymorph', 'neutro'];
const lymphocytes = ['lymphocytes', 'lymphocyte', 'lymphocytes count', 'lymphs'];
const monocytes = ['monocytes', 'monocyte', 'monocytes count'];
const eosinophils = ['eosinophils', 'eosinophil', 'eosinophils count'];
const basophils = ['basophils', 'basophil', 'basophils count'];
const inPercent = (names: readonly string[]) =>
  names.flatMap((name) => [name, `${name} %`, `${name} percentage`]);

export const bloodCount: readonly Analyte[] = [
  measured(
    {
      id: 'hemoglobin',
      name: 'Haemoglobin',
      loinc: '718-7',
      loincName: 'Hemoglobin [Mass/volume] in Blood',
      printedAs: ['hemoglobin', 'haemoglobin', 'hb', 'hgb', 'hemoglobin hb', 'haemoglobin hb', 'hb %'],
    },
    // Molar mass of the monomer, by which laboratories state mmol/L: 16,114.5 g/mol.
    { 'g/dL': 1, 'g/L': 0.1, 'mmol/L': 1.61145 },
    [1, 28],
  ),
  measured(
    {
      id: 'red-cells',
      name: 'Red blood cells',
      loinc: '26453-1',
      loincName: 'Erythrocytes [#/volume] in Blood',
      printedAs: [
        'rbc',
        'rbc count',
        'total rbc count',
        'total rbc',
        'red blood cell count',
        'red blood cells',
        'red cell count',
        'erythrocyte count',
        'erythrocytes',
        'r b c count',
      ],
    },
    redCells,
    [0.4, 12],
  ),
  measured(
    {
      id: 'hematocrit',
      name: 'Haematocrit',
      loinc: '20570-8',
      loincName: 'Hematocrit [Volume Fraction] of Blood',
      printedAs: [
        'hematocrit',
        'haematocrit',
        'pcv',
        'hct',
        'packed cell volume',
        'packed cell volume pcv',
        'hematocrit pcv',
        'haematocrit pcv',
      ],
    },
    { '%': 1, 'L/L': 100 },
    [4, 80],
  ),
  measured(
    {
      id: 'mcv',
      name: 'Mean red cell volume (MCV)',
      loinc: '30428-7',
      loincName: 'MCV [Entitic volume]',
      printedAs: ['mcv', 'm c v', 'mean corpuscular volume', 'mean cell volume'],
    },
    { fL: 1 },
    [35, 165],
  ),
  measured(
    {
      id: 'mch',
      name: 'Mean cell haemoglobin (MCH)',
      loinc: '28539-5',
      loincName: 'MCH [Entitic mass]',
      printedAs: [
        'mch',
        'm c h',
        'mean corpuscular hemoglobin',
        'mean cell hemoglobin',
        'mean corpuscular haemoglobin',
      ],
    },
    { pg: 1 },
    [9, 60],
  ),
  measured(
    {
      id: 'mchc',
      name: 'Mean cell haemoglobin concentration (MCHC)',
      loinc: '28540-3',
      loincName: 'MCHC [Mass/volume]',
      printedAs: [
        'mchc',
        'm c h c',
        'mean corpuscular hemoglobin concentration',
        'mean corpuscular hb conc',
        'mean cell hemoglobin concentration',
        'mean corpuscular haemoglobin concentration',
      ],
    },
    { 'g/dL': 1, 'g/L': 0.1, '%': 1 },
    [18, 46],
  ),
  measured(
    {
      id: 'rdw',
      name: 'Red cell distribution width (RDW-CV)',
      loinc: '30385-9',
      loincName: 'Erythrocyte distribution width [Ratio]',
      printedAs: [
        'rdw',
        'rdw cv',
        'r d w cv',
        'red cell distribution width',
        'red cell distribution width cv',
        'rdw c v',
      ],
    },
    { '%': 1 },
    [7, 45],
  ),
  measured(
    {
      id: 'white-cells',
      name: 'White blood cells',
      loinc: '26464-8',
      loincName: 'Leukocytes [#/volume] in Blood',
      printedAs: [
        'wbc',
        'wbc count',
        'w b c count',
        'total wbc count',
        'total leucocyte count',
        'total leukocyte count',
        'total leucocytes count',
        'tlc',
        'white blood cell count',
        'white blood cells',
        'leucocyte count',
        'leukocyte count',
        'total count',
        'total wbc',
        'tc',
      ],
    },
    cells,
    [0.1, 600],
  ),
  measured(
    {
      id: 'platelets',
      name: 'Platelets',
      loinc: '26515-7',
      loincName: 'Platelets [#/volume] in Blood',
      printedAs: [
        'platelet count',
        'platelets',
        'platelet',
        'plt',
        'plt count',
        'total platelet count',
        'thrombocyte count',
      ],
    },
    cells,
    [1, 3000],
  ),
  measured(
    {
      id: 'mpv',
      name: 'Mean platelet volume (MPV)',
      loinc: '28542-9',
      loincName: 'Platelet mean volume [Entitic volume] in Blood',
      printedAs: ['mpv', 'm p v', 'mean platelet volume'],
    },
    { fL: 1 },
    [4, 20],
  ),
  share('neutrophils', 'Neutrophils', '26511-6', 'Neutrophils', inPercent(neutrophils)),
  share('lymphocytes', 'Lymphocytes', '26478-8', 'Lymphocytes', inPercent(lymphocytes)),
  share('monocytes', 'Monocytes', '26485-3', 'Monocytes', inPercent(monocytes)),
  share('eosinophils', 'Eosinophils', '26450-7', 'Eosinophils', inPercent(eosinophils)),
  share('basophils', 'Basophils', '30180-4', 'Basophils', inPercent(basophils)),
  absolute('neutrophils-absolute', 'Neutrophils, absolute', '26499-4', 'Neutrophils', 'anc', neutrophils),
  absolute('lymphocytes-absolute', 'Lymphocytes, absolute', '26474-7', 'Lymphocytes', 'alc', lymphocytes),
  absolute('monocytes-absolute', 'Monocytes, absolute', '26484-6', 'Monocytes', 'amc', monocytes),
  absolute('eosinophils-absolute', 'Eosinophils, absolute', '26449-9', 'Eosinophils', 'aec', eosinophils),
  absolute('basophils-absolute', 'Basophils, absolute', '26444-0', 'Basophils', 'abc', basophils),
  measured(
    {
      id: 'esr',
      name: 'Sedimentation rate (ESR)',
      loinc: '30341-2',
      loincName: 'Erythrocyte sedimentation rate',
      printedAs: [
        'esr',
        'e s r',
        'erythrocyte sedimentation rate',
        'erythrocyte sedimentation rate esr',
        'esr 1st hour',
        'esr after 1 hour',
      ],
    },
    { 'mm/h': 1 },
    [0, 200],
  ),
  measured(
    {
      id: 'reticulocytes',
      name: 'Reticulocytes',
      loinc: '17849-1',
      loincName: 'Reticulocytes/100 erythrocytes in Blood by Automated count',
      printedAs: ['reticulocyte count', 'reticulocytes', 'retic count'],
    },
    percent,
    [0, 60],
  ),
];
