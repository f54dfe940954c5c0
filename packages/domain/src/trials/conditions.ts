export type ConditionTerm = {
  id: string;
  /** As Nadi says it. */
  name: string;
  /** Beginnings of codes of ICD-10. */
  codes: readonly string[];
  /** The wider condition that it is a kind of; null if it is none. */
  partOf: string | null;
  /** True if it happens at a time, so that a mention without a time means that it ever did. */
  isEvent: boolean;
  /** Its name and synonyms, in lower case. */
  names: readonly string[];
  /** Names of what is a kind of it, in lower case. */
  narrower: readonly string[];
  /** Everyday words by which a search finds it, in lower case; they say nothing of a record. */
  words: readonly string[];
};

/**
 * Conditions that studies name: `id | name | ICD-10 | wider | synonyms | narrower names | words of a search`. A name that ends in `!` is an event. A study that
 * writes a narrower name asks for more than the condition, so only entries and searches are found by it. Codes: ICD-10 of the WHO, version 2019
 * (https://icd.who.int/browse10/2019/en). What is not listed is compared with nothing and said as unknown.
 */
const list = `
diabetes | Diabetes | E10 E11 E12 E13 E14 | | diabetes mellitus; dm | | sugar; madhumeha
diabetes-2 | Type 2 diabetes | E11 | diabetes | type 2 diabetes mellitus; t2dm; type ii diabetes; type ii diabetes mellitus; type-2 diabetes; type-2 diabetes mellitus | | sugar
diabetes-1 | Type 1 diabetes | E10 | diabetes | type 1 diabetes mellitus; t1dm; type i diabetes; type i diabetes mellitus; type-1 diabetes; type-1 diabetes mellitus | |
gestational-diabetes | Gestational diabetes | O24.4 | | gdm; gestational diabetes mellitus | | sugar in pregnancy
ketoacidosis | Diabetic ketoacidosis! | | | dka; ketoacidosis | |
hypertension | High blood pressure | I10 I11 I12 I13 I15 | | hypertension; arterial hypertension; high bp; raised blood pressure | essential hypertension; primary hypertension | bp; pressure
high-cholesterol | High cholesterol | E78 | | hyperlipidaemia; hyperlipidemia; dyslipidaemia; dyslipidemia | hypercholesterolaemia; hypercholesterolemia | cholesterol; lipids
heart-disease | Coronary heart disease | I20 I21 I22 I23 I24 I25 | | coronary artery disease; cad; ischaemic heart disease; ischemic heart disease; ihd | | heart; angina
heart-attack | Heart attack! | I21 I22 | heart-disease | myocardial infarction; mi | acute myocardial infarction | heart
heart-failure | Heart failure | I50 | | congestive heart failure; congestive cardiac failure | chronic heart failure | heart
atrial-fibrillation | Atrial fibrillation | I48 | | af; afib | | irregular heartbeat
stroke | Stroke! | I60 I61 I63 I64 | | cerebrovascular accident; cva | ischaemic stroke; ischemic stroke; brain stroke | paralysis
kidney-disease | Chronic kidney disease | N18 | | ckd; chronic renal disease | | kidney disease; kidney
kidney-stones | Kidney stones | N20 | | renal stones; nephrolithiasis | | kidney
liver-cirrhosis | Cirrhosis of the liver | K74.6 K70.3 | | cirrhosis; liver cirrhosis | | liver
fatty-liver | Fatty liver | K76.0 | | nafld; masld; non-alcoholic fatty liver disease | | liver
hepatitis-b | Hepatitis B | B18.0 B18.1 B16 | | hepatitis b infection; hbv infection; hbv | chronic hepatitis b | jaundice
hepatitis-c | Hepatitis C | B18.2 B17.1 | | hepatitis c infection; hcv infection; hcv | chronic hepatitis c | jaundice
hiv | HIV | B20 B21 B22 B23 B24 Z21 | | hiv infection; human immunodeficiency virus; human immunodeficiency virus infection | | aids
tuberculosis | Tuberculosis | A15 A16 A17 A18 A19 | | tb | |
lung-tuberculosis | Tuberculosis of the lungs | A15.0 A15.1 A15.2 A15.3 A16.0 A16.1 A16.2 A16.9 | tuberculosis | pulmonary tuberculosis; pulmonary tb | | tb
malaria | Malaria | B50 B51 B52 B53 B54 | | | |
dengue | Dengue | A90 A91 A97 | | dengue fever | |
asthma | Asthma | J45 J46 | | bronchial asthma | | wheeze
copd | COPD | J44 | | chronic obstructive pulmonary disease; chronic obstructive lung disease | | lungs; bronchitis
thyroid-under | Underactive thyroid | E03 E02 | | hypothyroidism | primary hypothyroidism | thyroid
thyroid-over | Overactive thyroid | E05 | | hyperthyroidism; thyrotoxicosis | | thyroid
anaemia | Anaemia | D50 D51 D52 D53 D55 D56 D57 D58 D59 D60 D61 D62 D63 D64 | | anemia | | low haemoglobin; low hb
iron-deficiency | Iron deficiency anaemia | D50 | anaemia | iron deficiency anemia; iron-deficiency anaemia; iron-deficiency anemia | | low iron
sickle-cell | Sickle cell disease | D57.0 D57.1 D57.2 D57.8 | anaemia | scd | sickle cell anaemia; sickle cell anemia | sickle
thalassaemia | Thalassaemia | D56 | anaemia | thalassemia | beta thalassaemia; beta thalassemia |
epilepsy | Epilepsy | G40 | | seizure disorder | | fits; seizures
migraine | Migraine | G43 | | migraine headache; migraine headaches | | headache
depression | Depression | F32 F33 | | depressive disorder | major depressive disorder; mdd; major depression | low mood
anxiety | Anxiety | F41 | | anxiety disorder | generalised anxiety disorder; generalized anxiety disorder | worry; panic
bipolar | Bipolar disorder | F31 | | bipolar affective disorder | | mania
schizophrenia | Schizophrenia | F20 | | | | psychosis
dementia | Dementia | F00 F01 F02 F03 G30 | | | vascular dementia | memory loss; memory
alzheimer | Alzheimer's disease | F00 G30 | dementia | alzheimer disease; alzheimers disease | | memory loss; memory
parkinson | Parkinson's disease | G20 | | parkinson disease; parkinsons disease | | parkinsonism; tremor
knee-osteoarthritis | Osteoarthritis of the knee | M17 | | knee osteoarthritis; oa knee; osteoarthritis knee | | knee pain; knee; arthritis
rheumatoid-arthritis | Rheumatoid arthritis | M05 M06 | | ra | | joint pain; arthritis
osteoporosis | Osteoporosis | M80 M81 | | | | brittle bones
back-pain | Back pain | M54 | | | low back pain; chronic low back pain | backache; spine
reflux | Acid reflux | K21 | | gerd; gastro-oesophageal reflux disease; gastroesophageal reflux disease | | heartburn; acidity
irritable-bowel | Irritable bowel syndrome | K58 | | ibs | | stomach
pcos | Polycystic ovary syndrome | E28.2 | | polycystic ovarian syndrome; pcod; pcos | | periods
endometriosis | Endometriosis | N80 | | | | periods
obesity | Obesity | E66 | | | | overweight; weight loss
vitamin-d | Vitamin D deficiency | E55 | | | | low vitamin d
psoriasis | Psoriasis | L40 | | | plaque psoriasis; psoriasis vulgaris | skin
eczema | Eczema | L20 | | atopic dermatitis | | skin; itching
cataract | Cataract | H25 H26 | | cataracts | | eye
glaucoma | Glaucoma | H40 | | | open-angle glaucoma; primary open-angle glaucoma | eye
retinopathy | Diabetic retinopathy | E10.3 E11.3 H36.0 | | | | eye
neuropathy | Diabetic neuropathy | E10.4 E11.4 G63.2 | | diabetic peripheral neuropathy | painful diabetic neuropathy | burning feet; nerves
prostate | Enlarged prostate | N40 | | benign prostatic hyperplasia; bph | | urine
cancer | Cancer | C | | malignancy; malignant disease; malignant neoplasm | | tumour
breast-cancer | Breast cancer | C50 | cancer | carcinoma of the breast; carcinoma breast | | breast lump
cervical-cancer | Cervical cancer | C53 | cancer | carcinoma cervix; cancer of the cervix | |
mouth-cancer | Mouth cancer | C00 C01 C02 C03 C04 C05 C06 | cancer | oral cancer; oral cavity cancer | oral squamous cell carcinoma |
lung-cancer | Lung cancer | C34 | cancer | carcinoma of the lung | non-small cell lung cancer; nsclc; small cell lung cancer |
preeclampsia | Pre-eclampsia | O14 | | preeclampsia; pre eclampsia | | pressure in pregnancy
covid | COVID-19! | U07.1 U07.2 | | covid; coronavirus disease 2019 | | corona
`;

const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
const namesIn = (text: string): string[] => text.split('; ').filter(Boolean);

export const conditionTerms: readonly ConditionTerm[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', label = '', codes = '', wider = '', synonyms = '', narrower = '', words = ''] =
      partsOf(line);
    const name = label.replace('!', '');
    return {
      id,
      name,
      codes: codes.split(' ').filter(Boolean),
      partOf: wider || null,
      isEvent: label.endsWith('!'),
      names: [name.toLowerCase(), ...namesIn(synonyms)],
      narrower: namesIn(narrower),
      words: namesIn(words),
    };
  });

const byId = new Map(conditionTerms.map((term) => [term.id, term]));
const byName = new Map(conditionTerms.flatMap((term) => term.names.map((name) => [name, term] as const)));
const byAnyName = new Map([
  ...conditionTerms.flatMap((term) => term.narrower.map((name) => [name, term] as const)),
  ...byName,
]);

/** In lower case, with plain signs and single spaces. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The condition with an id; undefined if it is none of the list. */
export const conditionOf = (id: string): ConditionTerm | undefined => byId.get(id);

/** The condition that a text names, by its whole text; null if it is none of the list. */
export const conditionNamed = (text: string): ConditionTerm | null => byName.get(plainName(text)) ?? null;

/** A condition and the wider ones that it is a kind of. */
export function withWider(id: string): string[] {
  const wider = byId.get(id)?.partOf;
  return wider ? [id, ...withWider(wider)] : [id];
}

/** The conditions that an entry of a medical history names, by its code first, else by its name; the most exact code counts. */
export function conditionsOfEntry({
  name,
  code,
  codeSystem,
}: {
  name: string | null;
  code: string | null;
  codeSystem: string | null;
}): string[] {
  if (codeSystem === 'ICD-10' && code) {
    const found = conditionTerms.flatMap(({ id, codes }) =>
      codes.filter((one) => code.startsWith(one)).map((one) => ({ id, exact: one.length })),
    );
    // A kind of the condition has fewer codes than the condition: E11 is type 2 diabetes before it is diabetes.
    const narrow = found.filter(
      ({ id }) => !found.some((other) => withWider(other.id).slice(1).includes(id)),
    );
    if (narrow.length > 0) return [...new Set(narrow.map(({ id }) => id))];
  }
  const named = name === null ? undefined : byAnyName.get(plainName(name));
  return named ? [named.id] : [];
}

/** The conditions that an entry names as a whole, and not only a kind or a part of them: one that ended says that the condition has ended. */
export function wholeConditionsOfEntry(entry: Parameters<typeof conditionsOfEntry>[0]): string[] {
  const { name, code, codeSystem } = entry;
  const named = name === null ? null : conditionNamed(name);
  return conditionsOfEntry(entry).filter((id) => {
    if (named?.id === id) return true;
    // The category of ICD-10: E11 of E11.9.
    const category = codeSystem === 'ICD-10' ? code?.split('.')[0] : undefined;
    return category !== undefined && byId.get(id)?.codes.includes(category);
  });
}
