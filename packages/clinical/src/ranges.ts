/**
 * Published ranges, each with its source. Values are in canonical units (mm[Hg], /min, %, °C, mg/dL) and hold for
 * adults who are not pregnant unless their name says otherwise.
 */
export type Source = { title: string; url: string };

export const sources = {
  niceHypertension: {
    title: 'NICE NG136, Hypertension in adults, 2019 (updated 2023)',
    url: 'https://www.nice.org.uk/guidance/ng136',
  },
  nicePregnancy: {
    title: 'NICE NG133, Hypertension in pregnancy, 2019 (updated 2023)',
    url: 'https://www.nice.org.uk/guidance/ng133',
  },
  nhsPulse: {
    title: 'NHS, How to check your pulse',
    url: 'https://www.nhs.uk/tests-and-treatments/how-to-check-your-pulse/',
  },
  news2: {
    title: 'Royal College of Physicians, National Early Warning Score (NEWS) 2, 2017',
    url: 'https://www.rcp.ac.uk/improving-care/resources/national-early-warning-score-news-2/',
  },
  heatIllness: {
    title: 'Government of India, NPCCHH, National Action Plan on Heat Related Illnesses, 2021',
    url: 'https://ncdc.mohfw.gov.in/',
  },
  adaGlucose: {
    title: 'American Diabetes Association, Standards of Care in Diabetes, 2025',
    url: 'https://diabetesjournals.org/care/issue/48/Supplement_1',
  },
  cdcKetoacidosis: {
    title: 'CDC, About Diabetic Ketoacidosis, 2024',
    url: 'https://www.cdc.gov/diabetes/about/diabetic-ketoacidosis.html',
  },
} as const satisfies Record<string, Source>;

/** Bounds are inclusive: `low` and `high` themselves are in range; `criticalLow` and `criticalHigh` are critical. */
export type Range = {
  low: number | null;
  high: number | null;
  criticalLow: number | null;
  criticalHigh: number | null;
  source: Source;
  criticalLowSource: Source;
  criticalHighSource: Source;
};

/** Home readings: hypertension from an average of 135/85; 180/120 or more needs assessment the same day (NG136 1.2, 1.5). */
export const bloodPressureRange = {
  systolic: { low: 90, high: 134, criticalLow: null, criticalHigh: 180 },
  diastolic: { low: 60, high: 84, criticalLow: null, criticalHigh: 120 },
  source: sources.niceHypertension,
  /** NG133 1.4: 160/110 or more is severe in pregnancy. */
  severeInPregnancy: { systolic: 160, diastolic: 110, source: sources.nicePregnancy },
} as const;

export const pulseRange: Range = {
  low: 60,
  high: 100,
  criticalLow: 40,
  criticalHigh: 131,
  source: sources.nhsPulse,
  criticalLowSource: sources.news2,
  criticalHighSource: sources.news2,
};

/** NEWS2 scale 1; scale 2, for people with long-term hypercapnic failure, is set by a clinician. */
export const oxygenSaturationRange: Range = {
  low: 96,
  high: null,
  criticalLow: 91,
  criticalHigh: null,
  source: sources.news2,
  criticalLowSource: sources.news2,
  criticalHighSource: sources.news2,
};

export const respiratoryRateRange: Range = {
  low: 12,
  high: 20,
  criticalLow: 8,
  criticalHigh: 25,
  source: sources.news2,
  criticalLowSource: sources.news2,
  criticalHighSource: sources.news2,
};

export const temperatureRange: Range = {
  low: 36.1,
  high: 38,
  criticalLow: 35,
  criticalHigh: 40,
  source: sources.news2,
  criticalLowSource: sources.news2,
  criticalHighSource: sources.heatIllness,
};

const glucose = {
  low: 70,
  criticalLow: 53,
  criticalHigh: 300,
  source: sources.adaGlucose,
  criticalLowSource: sources.adaGlucose,
  criticalHighSource: sources.cdcKetoacidosis,
};

/** Below 70 is low, below 54 needs help at once (ADA section 6); fasting below 100, two hours after a meal below 140 (section 2). */
export const glucoseRanges = {
  fasting: { ...glucose, high: 99 },
  'after-meal': { ...glucose, high: 139 },
  random: { ...glucose, high: 139 },
} as const satisfies Record<string, Range>;

/** From here a random glucose is in the range of diabetes (ADA section 2); between 140 and 199 no range is published. */
export const randomGlucoseHigh = 200;
