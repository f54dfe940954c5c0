import type { Clause } from './range';

/** A published guideline and its clause, as the API names it. */
export type Source = { title: string; clause: string | null; url: string };

const guidelines = {
  ng136: {
    title: 'NICE NG136, Hypertension in adults, 2019 (updated 2023)',
    url: 'https://www.nice.org.uk/guidance/ng136',
  },
  esh2023: {
    title: 'European Society of Hypertension, Guidelines for the management of arterial hypertension, 2023',
    url: 'https://doi.org/10.1097/HJH.0000000000003480',
  },
  ish2020: {
    title: 'International Society of Hypertension, Global hypertension practice guidelines, 2020',
    url: 'https://doi.org/10.1161/HYPERTENSIONAHA.120.15026',
  },
  ng133: {
    title: 'NICE NG133, Hypertension in pregnancy, 2019 (updated 2023)',
    url: 'https://www.nice.org.uk/guidance/ng133',
  },
  isshp2021: {
    title: 'ISSHP, Hypertensive disorders of pregnancy, 2021',
    url: 'https://doi.org/10.1016/j.preghy.2021.09.008',
  },
  ng143: {
    title: 'NICE NG143, Fever in under 5s, 2019 (updated 2021)',
    url: 'https://www.nice.org.uk/guidance/ng143',
  },
  ng254: {
    title: 'NICE NG254, Suspected sepsis in under 16s, 2025',
    url: 'https://www.nice.org.uk/guidance/ng254',
  },
  ng255: {
    title: 'NICE NG255, Suspected sepsis in pregnant or recently pregnant people, 2025',
    url: 'https://www.nice.org.uk/guidance/ng255',
  },
  news2: {
    title: 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017',
    url: 'https://www.rcp.ac.uk/improving-care/resources/national-early-warning-score-news-2/',
  },
  nhsPulse: {
    title: 'NHS, How to check your pulse',
    url: 'https://www.nhs.uk/tests-and-treatments/how-to-check-your-pulse/',
  },
  nhsLowPressure: {
    title: 'NHS, Low blood pressure (hypotension)',
    url: 'https://www.nhs.uk/conditions/low-blood-pressure-hypotension/',
  },
  nhsFever: {
    title: 'NHS, High temperature (fever) in adults',
    url: 'https://www.nhs.uk/conditions/fever-in-adults/',
  },
  cuhOxygen: {
    title: 'Cambridge University Hospitals, Oxygen alert card, patient information',
    url: 'https://www.cuh.nhs.uk/patient-information/oxygen-alert-card/',
  },
  nhsOximeter: {
    title: 'NHS, How to use a pulse oximeter at home',
    url: 'https://www.nhs.uk/',
  },
  whoDengue: {
    title: 'WHO, Dengue: guidelines for diagnosis, treatment, prevention and control, 2009',
    url: 'https://www.who.int/publications/i/item/9789241547871',
  },
  whoImci: {
    title: 'WHO, Integrated Management of Childhood Illness, chart booklet, 2014',
    url: 'https://www.who.int/publications/i/item/9789241506823',
  },
  pals: {
    title: 'American Heart Association, Pediatric Advanced Life Support, provider manual, 2015',
    url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-and-advanced-life-support',
  },
  aap2017: {
    title: 'American Academy of Pediatrics, High blood pressure in children and adolescents, 2017',
    url: 'https://doi.org/10.1542/peds.2017-1904',
  },
  ada: {
    title: 'American Diabetes Association, Standards of Care in Diabetes, 2025',
    url: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
  },
  cdcKetoacidosis: {
    title: 'CDC, About Diabetic Ketoacidosis, 2024',
    url: 'https://www.cdc.gov/diabetes/about/diabetic-ketoacidosis.html',
  },
  whoPocketBook: {
    title: 'WHO, Pocket book of hospital care for children, 2013',
    url: 'https://www.who.int/publications/i/item/978-92-4-154837-3',
  },
  quito2020: {
    title: 'Oxygen saturation of healthy children at 2810 m, BMC Pediatrics, 2020',
    url: 'https://bmcpediatr.biomedcentral.com/articles/10.1186/s12887-020-02334-z',
  },
  ng253: {
    title: 'NICE NG253, Suspected sepsis in people aged 16 or over, 2025',
    url: 'https://www.nice.org.uk/guidance/ng253',
  },
  mewc: {
    title: 'Mhyre and others, The Maternal Early Warning Criteria, 2014',
    url: 'https://pubmed.ncbi.nlm.nih.gov/25198266/',
  },
  mewt: {
    title: 'Shields and others, Maternal Early Warning Trigger tool, 2016',
    url: 'https://pubmed.ncbi.nlm.nih.gov/26924745/',
  },
  ahaCrisis: {
    title: 'American Heart Association, When To Call 911 About High Blood Pressure',
    url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/when-to-call-911-for-high-blood-pressure',
  },
  stJohnHeat: {
    title: 'St John Ambulance, Heatstroke',
    url: 'https://www.sja.org.uk/get-advice/first-aid-advice/effects-of-heat-and-cold/heatstroke/',
  },
  taskForce1987: {
    title: 'Second Task Force on Blood Pressure Control in Children, 1987',
    url: 'https://pubmed.ncbi.nlm.nih.gov/3797155/',
  },
  whoNewborn: {
    title: 'WHO, Thermal protection of the newborn, 1997',
    url: 'https://www.who.int/publications/i/item/WHO_RHT_MSM_97.2',
  },
  imnci: {
    title: 'Government of India, Integrated Management of Neonatal and Childhood Illness',
    url: 'https://nhm.gov.in/',
  },
  dkaConsensus2024: {
    title: 'ADA, EASD and others, Hyperglycemic crises in adults with diabetes, 2024',
    url: 'https://doi.org/10.2337/dci24-0032',
  },
  pes2015: {
    title: 'Pediatric Endocrine Society, Hypoglycemia in neonates, infants and children, 2015',
    url: 'https://doi.org/10.1016/j.jpeds.2015.03.057',
  },
  auckland: {
    title: 'University of Auckland, Neonatal hypoglycaemia guideline',
    url: 'https://www.auckland.ac.nz/en/liggins/our-research/reports-and-guidelines-1/neonatal-hypoglycaemia-guidelines.html',
  },
  ng18: {
    title: 'NICE NG18, Diabetes in children and young people, 2015 (updated 2023)',
    url: 'https://www.nice.org.uk/guidance/ng18',
  },
  npNcd: {
    title:
      'Government of India, National Programme for Prevention and Control of Non-Communicable Diseases, operational guidelines, 2023',
    url: 'https://www.mohfw.gov.in/',
  },
  dipsi: {
    title: 'Diabetes in Pregnancy Study Group India, Guidelines, 2021',
    url: 'https://www.dipsi.in/',
  },
  mews2001: {
    title: 'Subbe and others, Validation of a modified early warning score, 2001',
    url: 'https://pubmed.ncbi.nlm.nih.gov/11588210/',
  },
  cg107: {
    title: 'NICE CG107, Hypertension in pregnancy, information for the public',
    url: 'https://www.nice.org.uk/guidance/cg107/ifp',
  },
  palsTachycardia: {
    title: 'American Heart Association, Pediatric tachycardia algorithm, 2020',
    url: 'https://cpr.heart.org/en/resuscitation-science/cpr-and-ecc-guidelines/pediatric-basic-and-advanced-life-support',
  },
  ahaTachycardia: {
    title: 'American Heart Association, Adult tachycardia with a pulse algorithm',
    url: 'https://eccguidelines.heart.org/index.php/figures/adult-tachycardia-with-a-pulse-algorithm/',
  },
  rcukTachycardia: {
    title: 'Resuscitation Council UK, Tachycardia algorithm (with pulse), 2005',
    url: 'https://www.resus.org.uk/',
  },
  athletes2017: {
    title: 'Sharma and others, International recommendations for ECG interpretation in athletes, 2017',
    url: 'https://doi.org/10.1016/j.jacc.2017.01.015',
  },
  whoNewbornProblems: {
    title: 'WHO, Managing newborn problems: a guide for doctors, nurses and midwives, 2003',
    url: 'https://www.who.int/publications/i/item/9241546220',
  },
  esc2021: {
    title: 'European Society of Cardiology, Guidelines on cardiac pacing, 2021',
    url: 'https://doi.org/10.1093/eurheartj/ehab364',
  },
  whoGestational: {
    title: 'WHO, Diagnostic criteria for hyperglycaemia first detected in pregnancy, 2013',
    url: 'https://www.ncbi.nlm.nih.gov/books/NBK169024/',
  },
  iso81060: {
    title: 'ISO 81060-2, Automated non-invasive sphygmomanometers, clinical investigation, 2018',
    url: 'https://www.iso.org/standard/73339.html',
  },
  iso15197: {
    title: 'ISO 15197, Blood-glucose monitoring systems for self-testing, 2013',
    url: 'https://www.iso.org/standard/54976.html',
  },
  whoBmi: {
    title: 'WHO, Body mass index, Global Health Observatory',
    url: 'https://www.who.int/data/gho/data/themes/topics/topic-details/GHO/body-mass-index',
  },
  whoBmiAsia: {
    title: 'WHO expert consultation, Appropriate body-mass index for Asian populations, Lancet, 2004',
    url: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
  },
  geneva2019: {
    title: 'Normal body temperature: a systematic review, Open Forum Infectious Diseases, 2019',
    url: 'https://doi.org/10.1093/ofid/ofz032',
  },
} as const satisfies Record<string, { title: string; url: string }>;

export type SourceId = keyof typeof guidelines;

/** Returns each guideline once, with all its clauses that are named. */
export function sourcesOf(clauses: readonly Clause[]): Source[] {
  const named = new Map<SourceId, Set<string>>();
  for (const { source, clause } of clauses)
    named.set(source, (named.get(source) ?? new Set<string>()).add(clause));
  return [...named].map(([id, texts]) => {
    const clause = [...texts].filter(Boolean).join('; ');
    return { title: guidelines[id].title, clause: clause || null, url: guidelines[id].url };
  });
}

export const guidelineOf = (id: SourceId) => guidelines[id];
