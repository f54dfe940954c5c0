/** In the order in which they are answered. */
export const entryKinds = [
  'condition',
  'allergy',
  'procedure',
  'medicine',
  'family-history',
  'immunisation',
  'lifestyle',
] as const;
export const entryStatuses = [
  'active',
  'remission',
  'resolved',
  'unknown',
  'recorded',
  'entered-in-error',
] as const;
export const entrySources = ['patient', 'document', 'imported'] as const;
export const codeSystems = ['ICD-10', 'ICD-11', 'ATC', 'CVX'] as const;
export const severities = ['mild', 'moderate', 'severe'] as const;
export const relatives = [
  'mother',
  'father',
  'sister',
  'brother',
  'daughter',
  'son',
  'grandparent',
  'other',
] as const;
export const topics = ['tobacco', 'alcohol', 'activity', 'diet'] as const;
export const lifestyleAnswers = [
  'never',
  'former',
  'smoking',
  'smokeless',
  'smoking-and-smokeless',
  'monthly-or-less',
  'weekly',
  'daily',
  'under-150-minutes',
  '150-minutes-or-more',
  'vegetarian',
  'vegetarian-with-egg',
  'vegan',
  'mixed',
] as const;

export type EntryKind = (typeof entryKinds)[number];
export type EntryStatus = (typeof entryStatuses)[number];
export type EntrySource = (typeof entrySources)[number];
export type CodeSystem = (typeof codeSystems)[number];
export type Severity = (typeof severities)[number];
export type Relative = (typeof relatives)[number];
export type Topic = (typeof topics)[number];
export type LifestyleAnswer = (typeof lifestyleAnswers)[number];

/** Fields that only some kinds have. */
export type OwnField =
  | 'name'
  | 'onset'
  | 'reaction'
  | 'severity'
  | 'strength'
  | 'howTaken'
  | 'relative'
  | 'ageAtOnset'
  | 'topic'
  | 'answer';

type Rules = {
  fields: readonly OwnField[];
  /** The fields that must be said of it. */
  needs: readonly OwnField[];
  statuses: readonly EntryStatus[];
  systems: readonly CodeSystem[];
  /** The fields by which two entries are the same thing said twice; a name counts with its code. */
  sameBy: readonly OwnField[];
};

const named = { needs: ['name'], sameBy: ['name'] } as const;
const event = ['recorded', 'entered-in-error'] as const;

/** The rules of each kind of entry. */
export const rulesOf: Readonly<Record<EntryKind, Rules>> = {
  condition: {
    ...named,
    fields: ['name', 'onset'],
    statuses: ['active', 'remission', 'resolved', 'unknown', 'entered-in-error'],
    systems: ['ICD-10', 'ICD-11'],
  },
  allergy: {
    ...named,
    fields: ['name', 'onset', 'reaction', 'severity'],
    statuses: ['active', 'resolved', 'unknown', 'entered-in-error'],
    systems: ['ATC'],
  },
  procedure: {
    ...named,
    fields: ['name', 'onset'],
    statuses: event,
    systems: [],
    // A second operation of the same kind is another one; so is a second dose.
    sameBy: ['name', 'onset'],
  },
  medicine: {
    ...named,
    fields: ['name', 'onset', 'strength', 'howTaken'],
    statuses: ['active', 'resolved', 'unknown', 'entered-in-error'],
    systems: ['ATC'],
    // Another strength, and the same one again after a pause.
    sameBy: ['name', 'strength', 'onset'],
  },
  'family-history': {
    fields: ['name', 'relative', 'ageAtOnset'],
    needs: ['name', 'relative'],
    statuses: event,
    systems: ['ICD-10', 'ICD-11'],
    // Tells two brothers apart by age.
    sameBy: ['name', 'relative', 'ageAtOnset'],
  },
  immunisation: {
    ...named,
    fields: ['name', 'onset'],
    statuses: event,
    systems: ['CVX', 'ATC'],
    sameBy: ['name', 'onset'],
  },
  lifestyle: {
    fields: ['topic', 'answer', 'onset'],
    needs: ['topic', 'answer'],
    statuses: event,
    systems: [],
    sameBy: ['topic'],
  },
};

export const ownFields: readonly OwnField[] = [
  ...new Set(entryKinds.flatMap((kind) => rulesOf[kind].fields)),
];

/** How each system writes a code. */
export const codeForms: Readonly<Record<CodeSystem, RegExp>> = {
  'ICD-10': /^[A-Z][0-9]{2}(\.[0-9]{1,2})?$/,
  'ICD-11': /^[0-9A-HJ-NP-V]{2,4}(\.[0-9A-HJ-NP-Z]{1,2})?$/,
  ATC: /^[A-Z]([0-9]{2}([A-Z]([A-Z]([0-9]{2})?)?)?)?$/,
  CVX: /^[0-9]{2,3}$/,
};

export const answersTo: Readonly<Record<Topic, readonly LifestyleAnswer[]>> = {
  tobacco: ['never', 'former', 'smoking', 'smokeless', 'smoking-and-smokeless'],
  alcohol: ['never', 'former', 'monthly-or-less', 'weekly', 'daily'],
  activity: ['under-150-minutes', '150-minutes-or-more'],
  diet: ['vegetarian', 'vegetarian-with-egg', 'vegan', 'mixed'],
};

/** Tells whether an entry counts: what was entered in error is kept, and says nothing. */
export const counts = ({ status }: { status: EntryStatus }): boolean => status !== 'entered-in-error';
