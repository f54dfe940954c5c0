import type { CodeSystem, EntryKind } from './kinds';

/**
 * Lists what people in India often have, take or are given, by everyday names, with the code where there is one. A pick list, not a
 * terminology: whatever is not here is written in one's own words.
 *
 * Codes: ICD-10 of the WHO, version 2019 (https://icd.who.int/browse10/2019/en); ATC of the WHO Collaborating Centre for Drug
 * Statistics Methodology (https://atcddd.fhi.no/atc_ddd_index/); CVX of the CDC (https://www2.cdc.gov/vaccines/iis/iisstandards/vaccines.asp?rpt=cvx).
 * Foods and other allergens, and procedures, have no code in these. Which vaccines: the schedules of India's Universal
 * Immunization Programme (https://www.nhm.gov.in/) and of the Indian Academy of Pediatrics.
 */
export type Term = { name: string; code: string | null; codeSystem: CodeSystem | null; also?: string };

/** `Name|code|other words by which it is found`. */
const lines = (codeSystem: CodeSystem | null, text: string): Term[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', code = '', also = ''] = line.split('|').map((part) => part.trim());
      return { name, code: code || null, codeSystem: code ? codeSystem : null, ...(also && { also }) };
    });

const conditions = lines(
  'ICD-10',
  `
  High blood pressure|I10|hypertension BP
  Type 2 diabetes|E11|sugar
  Type 1 diabetes|E10|sugar
  Gestational diabetes|O24.4|sugar in pregnancy
  High cholesterol|E78.5|hyperlipidaemia lipids
  Underactive thyroid|E03.9|hypothyroidism
  Overactive thyroid|E05.9|hyperthyroidism
  Asthma|J45
  COPD|J44.9|chronic obstructive lung disease
  Allergic rhinitis|J30.4|hay fever
  Heart attack|I21.9|myocardial infarction
  Coronary heart disease|I25.9|ischaemic
  Heart failure|I50.9
  Stroke|I64|paralysis
  Chronic kidney disease|N18.9|CKD
  Kidney stones|N20.0
  Iron deficiency anaemia|D50.9|low haemoglobin
  Thalassaemia|D56.9
  Sickle cell disease|D57.1
  Tuberculosis of the lungs|A16.9|TB
  Hepatitis B|B18.1
  Hepatitis C|B18.2
  HIV|B24
  Malaria|B54
  Epilepsy|G40.9|fits seizures
  Migraine|G43.9|headache
  Depression|F32.9
  Anxiety|F41.9
  Osteoarthritis of the knee|M17.9
  Rheumatoid arthritis|M06.9
  Osteoporosis|M81.9
  Acid reflux|K21.9|GERD heartburn acidity
  Fatty liver|K76.0
  Gallstones|K80.2
  Polycystic ovary syndrome|E28.2|PCOS PCOD
  Obesity|E66.9
  Vitamin D deficiency|E55.9
  Eczema|L20.9|atopic dermatitis
  Psoriasis|L40.9
  Cataract|H26.9
  Glaucoma|H40.9
  Enlarged prostate|N40|BPH
  Breast cancer|C50.9
`,
);

const allergens = [
  ...lines(
    'ATC',
    `
  Penicillin|J01C|amoxicillin
  Cephalosporins|J01D|cefixime ceftriaxone
  Sulfonamides|J01E|sulfa cotrimoxazole
  Quinolones|J01M|ciprofloxacin ofloxacin
  Aspirin|B01AC06|disprin
  Ibuprofen|M01AE01|NSAID painkiller
  Diclofenac|M01AB05|NSAID painkiller
  Paracetamol|N02BE01
`,
  ),
  ...lines(
    null,
    `
  Groundnuts||peanuts
  Tree nuts||cashew almond walnut
  Milk
  Eggs
  Fish
  Prawns and shellfish||shrimp crab
  Wheat
  Soya
  Chickpeas||chana besan
  Brinjal||aubergine eggplant
  House dust mites||dust
  Pollen
  Cockroaches
  Cats
  Dogs
  Bee or wasp stings
  Latex
  Contrast medium||scan dye
  Nickel
`,
  ),
];

const vaccines = lines(
  'CVX',
  `
  BCG|19|tuberculosis
  Polio, by mouth|182|OPV
  Polio, injected|10|IPV
  Hepatitis B|45
  Pentavalent|198|DTP Hib hepatitis B
  Rotavirus|122
  Pneumococcal conjugate|152|PCV pneumonia
  Measles and rubella|04|MR
  Measles, mumps and rubella|03|MMR
  Japanese encephalitis|129|JE
  Typhoid conjugate|190|TCV
  Chickenpox|21|varicella
  Hepatitis A|85
  HPV|137|cervical cancer
  Tetanus and diphtheria|139|Td
  Tetanus, diphtheria and whooping cough|115|Tdap
  Tetanus|112|TT
  Influenza|88|flu
  COVID-19|213|Covishield Covaxin corona
  Pneumococcal polysaccharide|33|PPSV23
  Shingles|188|zoster
  Rabies|90|dog bite
  Meningococcal ACWY|108
  Yellow fever|184
  Cholera|26
`,
);

const medicines = lines(
  'ATC',
  `
  Amlodipine|C08CA01
  Telmisartan|C09CA07
  Losartan|C09CA01
  Ramipril|C09AA05
  Enalapril|C09AA02
  Metoprolol|C07AB02
  Bisoprolol|C07AB07
  Hydrochlorothiazide|C03AA03
  Furosemide|C03CA01
  Atorvastatin|C10AA05
  Rosuvastatin|C10AA07
  Aspirin|B01AC06|ecosprin
  Clopidogrel|B01AC04
  Warfarin|B01AA03
  Metformin|A10BA02
  Glimepiride|A10BB12
  Gliclazide|A10BB09
  Sitagliptin|A10BH01
  Vildagliptin|A10BH02
  Dapagliflozin|A10BK01
  Empagliflozin|A10BK03
  Insulin|A10A
  Levothyroxine|H03AA01|thyroxine
  Pantoprazole|A02BC02
  Omeprazole|A02BC01
  Paracetamol|N02BE01
  Ibuprofen|M01AE01
  Salbutamol|R03AC02|inhaler
  Budesonide|R03BA02|inhaler
  Formoterol and budesonide|R03AK07|inhaler
  Montelukast|R03DC03
  Cetirizine|R06AE07
  Prednisolone|H02AB06|steroid
  Iron (ferrous sulfate)|B03AA07
  Vitamin D (colecalciferol)|A11CC05
  Vitamin B12 (cyanocobalamin)|B03BA01
  Escitalopram|N06AB10
  Sertraline|N06AB06
`,
);

const procedures = lines(
  null,
  `
  Appendix removed||appendicectomy
  Gallbladder removed||cholecystectomy
  Caesarean section||C-section
  Womb removed||hysterectomy
  Tubes tied||sterilisation tubectomy
  Hernia repair
  Cataract operation
  Stent in the heart||angioplasty
  Heart bypass||CABG
  Knee replacement
  Hip replacement
  Tonsils removed||tonsillectomy
  Kidney transplant
`,
);

const none: readonly Term[] = [];
export const termsOf: Readonly<Record<EntryKind, readonly Term[]>> = {
  condition: conditions,
  allergy: allergens,
  procedure: procedures,
  medicine: medicines,
  'family-history': conditions,
  immunisation: vaccines,
  lifestyle: none,
};

const maxFound = 8;

/** Terms in which each typed word begins a word, the ones that begin with the text first. */
export function findTerms(kind: EntryKind, text: string): Term[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = termsOf[kind].filter(({ name, also = '' }) => {
    const own = `${name} ${also}`.toLowerCase().split(/[\s(,-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
  const rank = ({ name }: Term) => (name.toLowerCase().startsWith(words[0] ?? '') ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, maxFound);
}
