import { type Analyte, byMolarMass, measured, ratio } from '../analyte';

// Molar masses (PubChem): cholesterol 386.65, triolein, as which triglycerides are stated, 885.4 g/mol.
const cholesterol = byMolarMass(386.65);
const triglyceride = byMolarMass(885.4);
const lipoprotein = { 'mg/dL': 1, 'g/L': 100, 'mg/L': 0.1 };

const ofSerum = '[Mass/volume] in Serum or Plasma';

export const lipids: readonly Analyte[] = [
  measured(
    {
      id: 'cholesterol',
      name: 'Cholesterol, total',
      loinc: '2093-3',
      loincName: `Cholesterol ${ofSerum}`,
      printedAs: ['cholesterol', 'total cholesterol', 'cholesterol total', 'tc', 'cholesterol tot'],
    },
    cholesterol,
    [20, 1500],
  ),
  measured(
    {
      id: 'triglycerides',
      name: 'Triglycerides',
      loinc: '2571-8',
      loincName: `Triglyceride ${ofSerum}`,
      printedAs: ['triglycerides', 'triglyceride', 'tg', 'tgl', 'trigs', 'triacylglycerol'],
    },
    triglyceride,
    [10, 10_000],
  ),
  measured(
    {
      id: 'hdl',
      name: 'HDL cholesterol',
      loinc: '2085-9',
      loincName: `Cholesterol in HDL ${ofSerum}`,
      printedAs: [
        'hdl',
        'hdl cholesterol',
        'cholesterol hdl',
        'hdl c',
        'hdl chol',
        'hdl cholesterol direct',
        'direct hdl',
      ],
    },
    cholesterol,
    [3, 200],
  ),
  measured(
    {
      id: 'ldl',
      name: 'LDL cholesterol',
      loinc: '2089-1',
      loincName: `Cholesterol in LDL ${ofSerum}`,
      printedAs: ['ldl', 'ldl cholesterol', 'cholesterol ldl', 'ldl c', 'ldl chol'],
    },
    cholesterol,
    [3, 1000],
  ),
  measured(
    {
      id: 'ldl-calculated',
      name: 'LDL cholesterol, calculated',
      loinc: '13457-7',
      loincName: `Cholesterol in LDL ${ofSerum} by calculation`,
      printedAs: [
        'ldl calculated',
        'ldl cholesterol calculated',
        'ldl cholesterol calc',
        'cholesterol ldl calculated',
        'ldl calc',
        'calculated ldl',
      ],
    },
    cholesterol,
    [3, 1000],
  ),
  measured(
    {
      id: 'ldl-direct',
      name: 'LDL cholesterol, direct',
      loinc: '18262-6',
      loincName: `Cholesterol in LDL ${ofSerum} by Direct assay`,
      printedAs: [
        'ldl direct',
        'ldl cholesterol direct',
        'direct ldl',
        'direct ldl cholesterol',
        'cholesterol ldl direct',
      ],
    },
    cholesterol,
    [3, 1000],
  ),
  measured(
    {
      id: 'vldl',
      name: 'VLDL cholesterol',
      loinc: '2091-7',
      loincName: `Cholesterol in VLDL ${ofSerum}`,
      printedAs: [
        'vldl',
        'vldl cholesterol',
        'cholesterol vldl',
        'vldl c',
        'vldl calculated',
        'vldl cholesterol calculated',
      ],
    },
    cholesterol,
    [1, 400],
  ),
  measured(
    {
      id: 'non-hdl',
      name: 'Non-HDL cholesterol',
      loinc: '43396-1',
      loincName: `Cholesterol non HDL ${ofSerum}`,
      printedAs: ['non hdl cholesterol', 'non hdl', 'cholesterol non hdl', 'non hdl c'],
    },
    cholesterol,
    [5, 1400],
  ),
  measured(
    {
      id: 'cholesterol-hdl-ratio',
      name: 'Cholesterol / HDL',
      loinc: '9830-1',
      loincName: 'Cholesterol.total/Cholesterol in HDL [Mass Ratio] in Serum or Plasma',
      printedAs: [
        'cholesterol hdl ratio',
        'total cholesterol hdl ratio',
        'tc hdl ratio',
        'tc hdl cholesterol ratio',
        'chol hdl ratio',
        'total chol hdl ratio',
        'cholesterol hdl',
        'tc hdl',
        'total cholesterol hdl',
      ],
    },
    ratio,
    [0.8, 60],
  ),
  measured(
    {
      id: 'ldl-hdl-ratio',
      name: 'LDL / HDL',
      loinc: '11054-4',
      loincName: 'Cholesterol in LDL/Cholesterol in HDL [Mass Ratio] in Serum or Plasma',
      printedAs: ['ldl hdl ratio', 'ldl hdl', 'ldl hdl cholesterol ratio'],
    },
    ratio,
    [0.1, 50],
  ),
  measured(
    {
      id: 'apolipoprotein-a1',
      name: 'Apolipoprotein A1',
      loinc: '1869-7',
      loincName: `Apolipoprotein A-I ${ofSerum}`,
      printedAs: ['apolipoprotein a1', 'apo a1', 'apolipoprotein a i', 'apolipoprotein a1 apo a1'],
    },
    lipoprotein,
    [5, 500],
  ),
  measured(
    {
      id: 'apolipoprotein-b',
      name: 'Apolipoprotein B',
      loinc: '1884-6',
      loincName: `Apolipoprotein B ${ofSerum}`,
      printedAs: ['apolipoprotein b', 'apo b', 'apolipoprotein b apo b'],
    },
    lipoprotein,
    [5, 600],
  ),
];
