/** Tells what a test measures, in plain words of ours, for a saved lab value. It gives no limits: the range is the one that the report prints. */
export type TestEntry = {
  /** Ids of `analytes` of the domain. */
  analytes: readonly string[];
  text: string;
  source: { title: string; url: string };
  /** The article of the hub that explains it; null if there is none. */
  article: string | null;
};

/** Raised with each change of a text below, with the day of the change. */
export const testEntriesVersion = { version: 1, on: '2026-11-29' } as const;

const medlinePlus = (title: string, path: string): TestEntry['source'] => ({
  title: `MedlinePlus: ${title}`,
  url: `https://medlineplus.gov/${path}`,
});

const entry = (
  analytes: string,
  text: string,
  source: TestEntry['source'],
  article: string | null = null,
) => ({
  ...{ analytes: analytes.split(' '), text, source, article },
});

export const testEntries: readonly TestEntry[] = [
  entry(
    'hemoglobin',
    'Haemoglobin is the red protein in your red blood cells that carries oxygen from the lungs to the body. Too little is called anaemia.',
    medlinePlus('Hemoglobin Test', 'lab-tests/hemoglobin-test/'),
    'haemoglobin-and-anaemia',
  ),
  entry(
    'white-cells',
    'White blood cells are part of your defence against infections. Their number changes with infections, some medicines, stress and illnesses of the blood.',
    medlinePlus('White Blood Count (WBC)', 'lab-tests/white-blood-count-wbc/'),
    'complete-blood-count',
  ),
  entry(
    'platelets',
    'Platelets are small cells in the blood that help it to clot where something bleeds. With very few, wounds and gums bleed more easily.',
    medlinePlus('Platelet Tests', 'lab-tests/platelet-tests/'),
    'complete-blood-count',
  ),
  entry(
    'hba1c',
    'HbA1c shows how much sugar has stuck to your red blood cells, and so your average blood sugar of the last two to three months.',
    medlinePlus('Hemoglobin A1C (HbA1c) Test', 'lab-tests/hemoglobin-a1c-hba1c-test/'),
    'hba1c',
  ),
  entry(
    'glucose-fasting',
    'This is the sugar in your blood after at least eight hours without food. It is used to look for diabetes and to see how well its treatment works.',
    medlinePlus('Blood Glucose Test', 'lab-tests/blood-glucose-test/'),
    'blood-glucose-at-home',
  ),
  entry(
    'creatinine',
    'Creatinine is a waste product of the muscles that the kidneys remove. It tells how well they work; people with more muscle have more of it.',
    medlinePlus('Creatinine Test', 'lab-tests/creatinine-test/'),
    'creatinine-egfr',
  ),
  entry(
    'egfr-2021 egfr-mdrd',
    'eGFR estimates how much blood your kidneys clean in a minute. It is worked out from creatinine, age and sex, so it is as good as these are.',
    medlinePlus('Glomerular Filtration Rate (GFR) Test', 'lab-tests/glomerular-filtration-rate-gfr-test/'),
    'creatinine-egfr',
  ),
  entry(
    'urea urea-nitrogen',
    'Urea is a waste product of the protein that you eat, and the kidneys remove it. It also changes with how much you drink and how much protein you eat.',
    medlinePlus('BUN (Blood Urea Nitrogen)', 'lab-tests/bun-blood-urea-nitrogen/'),
  ),
  entry(
    'sodium',
    'Sodium is a salt of the blood. It helps nerves and muscles to work and keeps the right amount of water in the body.',
    medlinePlus('Sodium Blood Test', 'lab-tests/sodium-blood-test/'),
  ),
  entry(
    'potassium',
    'Potassium is a salt of the blood that the heart, nerves and muscles need. Both too much and too little can disturb the beat of the heart.',
    medlinePlus('Potassium Blood Test', 'lab-tests/potassium-blood-test/'),
    'potassium',
  ),
  entry(
    'alt',
    'ALT is an enzyme that is mostly in the liver. More of it reaches the blood when liver cells are damaged.',
    medlinePlus('ALT Blood Test', 'lab-tests/alt-blood-test/'),
    'alt-liver-test',
  ),
  entry(
    'ast',
    'AST is an enzyme of the liver, the heart and the muscles. More of it reaches the blood when cells of one of them are damaged, also after hard exercise.',
    medlinePlus('AST Test', 'lab-tests/ast-test/'),
    'alt-liver-test',
  ),
  entry(
    'bilirubin',
    'Bilirubin is the yellow substance that is left of old red blood cells. The liver removes it; with much of it, skin and eyes turn yellow.',
    medlinePlus('Bilirubin Blood Test', 'lab-tests/bilirubin-blood-test/'),
    'alt-liver-test',
  ),
  entry(
    'albumin',
    'Albumin is a protein that the liver makes. It keeps water in the blood vessels and carries hormones, vitamins and medicines.',
    medlinePlus('Albumin Blood Test', 'lab-tests/albumin-blood-test/'),
  ),
  entry(
    'cholesterol',
    'Total cholesterol is all the cholesterol in your blood, of all its kinds together. The kinds say more than the sum.',
    medlinePlus('Cholesterol Levels', 'lab-tests/cholesterol-levels/'),
    'ldl-cholesterol',
  ),
  entry(
    'ldl ldl-calculated ldl-direct',
    'LDL carries cholesterol to the walls of the blood vessels, where too much of it builds up over the years.',
    medlinePlus('Cholesterol Levels', 'lab-tests/cholesterol-levels/'),
    'ldl-cholesterol',
  ),
  entry(
    'hdl',
    'HDL carries cholesterol back to the liver, which removes it from the body.',
    medlinePlus('Cholesterol Levels', 'lab-tests/cholesterol-levels/'),
    'ldl-cholesterol',
  ),
  entry(
    'triglycerides',
    'Triglycerides are a fat in the blood. The body stores in them what it does not use of food, so they are higher after a meal.',
    medlinePlus('Triglycerides Test', 'lab-tests/triglycerides-test/'),
    'ldl-cholesterol',
  ),
  entry(
    'tsh',
    'TSH is the hormone by which the brain tells the thyroid gland to work. It rises when the thyroid makes too little, and falls when it makes too much.',
    medlinePlus('TSH (Thyroid-stimulating hormone) Test', 'lab-tests/tsh-thyroid-stimulating-hormone-test/'),
    'tsh',
  ),
  entry(
    'vitamin-d',
    'Vitamin D comes from sunlight on the skin and from some foods. The body needs it to take up calcium for the bones.',
    medlinePlus('Vitamin D Test', 'lab-tests/vitamin-d-test/'),
  ),
  entry(
    'vitamin-b12',
    'Vitamin B12 is needed for red blood cells and nerves. It is in milk, eggs, fish and meat, so people who eat none of these may lack it.',
    medlinePlus('Vitamin B12 level', 'ency/article/003705.htm'),
  ),
  entry(
    'ferritin',
    'Ferritin is the protein in which the body stores iron. It tells how much iron is stored; it also rises with inflammation.',
    medlinePlus('Ferritin Blood Test', 'lab-tests/ferritin-blood-test/'),
    'haemoglobin-and-anaemia',
  ),
];

const byAnalyte = new Map(testEntries.flatMap((one) => one.analytes.map((id) => [id, one] as const)));

/** Returns what is known of a test; null if nothing is. */
export const testEntryOf = (analyte: string | null): TestEntry | null =>
  analyte === null ? null : (byAnalyte.get(analyte) ?? null);
