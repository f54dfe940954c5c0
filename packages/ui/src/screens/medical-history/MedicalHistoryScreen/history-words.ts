import * as m from '../../../../generated/messages/messages';
import type {
  EntryDraft,
  EntryKind,
  EntryStatus,
  History,
  HistoryEntry,
  LifestyleAnswer,
  ListedKind,
  Relative,
  Severity,
  Topic,
} from './types';

type Words = { title: () => string; add: () => string; name: () => string };
type NoneWords = { none: () => string; sayNone: () => string };

/** In the order in which a doctor asks. */
export const kindWords: Readonly<Record<EntryKind, Words>> = {
  allergy: { title: m.medical_allergies, add: m.medical_add_allergy, name: m.medical_name_allergy },
  condition: { title: m.medical_conditions, add: m.medical_add_condition, name: m.medical_name_condition },
  medicine: { title: m.medical_medicines, add: m.medical_add_medicine, name: m.medical_name_medicine },
  procedure: { title: m.medical_procedures, add: m.medical_add_procedure, name: m.medical_name_procedure },
  immunisation: {
    title: m.medical_immunisations,
    add: m.medical_add_immunisation,
    name: m.medical_name_immunisation,
  },
  'family-history': { title: m.medical_family, add: m.medical_add_family, name: m.medical_name_family },
  lifestyle: { title: m.medical_lifestyle, add: m.medical_add_lifestyle, name: m.medical_topic },
};
export const kinds = Object.keys(kindWords) as EntryKind[];

export const noneWords: Readonly<Record<ListedKind, NoneWords>> = {
  allergy: { none: m.medical_none_allergy, sayNone: m.medical_say_none_allergy },
  condition: { none: m.medical_none_condition, sayNone: m.medical_say_none_condition },
  medicine: { none: m.medical_none_medicine, sayNone: m.medical_say_none_medicine },
  procedure: { none: m.medical_none_procedure, sayNone: m.medical_say_none_procedure },
  immunisation: { none: m.medical_none_immunisation, sayNone: m.medical_say_none_immunisation },
  'family-history': { none: m.medical_none_family, sayNone: m.medical_say_none_family },
};

export const severityWords: Readonly<Record<Severity, () => string>> = {
  mild: m.medical_severity_mild,
  moderate: m.medical_severity_moderate,
  severe: m.medical_severity_severe,
};

export const relativeWords: Readonly<Record<Relative, () => string>> = {
  mother: m.medical_relative_mother,
  father: m.medical_relative_father,
  sister: m.medical_relative_sister,
  brother: m.medical_relative_brother,
  daughter: m.medical_relative_daughter,
  son: m.medical_relative_son,
  grandparent: m.medical_relative_grandparent,
  other: m.medical_relative_other,
};

export const topicWords: Readonly<Record<Topic, () => string>> = {
  tobacco: m.medical_topic_tobacco,
  alcohol: m.medical_topic_alcohol,
  activity: m.medical_topic_activity,
  diet: m.medical_topic_diet,
};

export const answerWords: Readonly<Record<LifestyleAnswer, () => string>> = {
  never: m.medical_answer_never,
  former: m.medical_answer_former,
  smoking: m.medical_answer_smoking,
  smokeless: m.medical_answer_smokeless,
  'smoking-and-smokeless': m.medical_answer_both,
  'monthly-or-less': m.medical_answer_monthly,
  weekly: m.medical_answer_weekly,
  daily: m.medical_answer_daily,
  'under-150-minutes': m.medical_answer_under_150,
  '150-minutes-or-more': m.medical_answer_150,
  vegetarian: m.medical_answer_vegetarian,
  'vegetarian-with-egg': m.medical_answer_egg,
  vegan: m.medical_answer_vegan,
  mixed: m.medical_answer_mixed,
};

export const answersTo: Readonly<Record<Topic, readonly LifestyleAnswer[]>> = {
  tobacco: ['never', 'former', 'smoking', 'smokeless', 'smoking-and-smokeless'],
  alcohol: ['never', 'former', 'monthly-or-less', 'weekly', 'daily'],
  activity: ['under-150-minutes', '150-minutes-or-more'],
  diet: ['vegetarian', 'vegetarian-with-egg', 'vegan', 'mixed'],
};

/** The word for a state; that somebody has a condition, or something happened, needs none. */
export function sayStatus(kind: EntryKind, status: EntryStatus): string {
  switch (status) {
    case 'active':
      if (kind === 'allergy') return m.medical_status_allergy_active();
      return kind === 'medicine' ? m.medical_status_medicine_active() : m.medical_status_active();
    case 'remission':
      return m.medical_status_remission();
    case 'resolved':
      if (kind === 'allergy') return m.medical_status_allergy_resolved();
      return kind === 'medicine' ? m.medical_status_medicine_resolved() : m.medical_status_resolved();
    case 'unknown':
      return m.medical_status_unknown();
    case 'entered-in-error':
      return m.medical_status_error();
    default:
      return '';
  }
}

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const wholeDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' });

/** "2019", "May 2019", "12 May 2019": as exactly as it is known. */
export function sayDate(onset: string): string {
  if (onset.length === 4) return onset;
  const day = new Date(`${onset.length === 7 ? `${onset}-01` : onset}T00:00:00Z`);
  return (onset.length === 7 ? monthAndYear : wholeDay).format(day);
}

/** The name of an entry; of lifestyle its question. */
export const sayName = ({ name, topic }: EntryDraft): string => name ?? (topic ? topicWords[topic]() : '');

/** Everything else that is known of an entry, in a line. */
export function sayDetails(entry: EntryDraft): string {
  const { kind, status, onset, answer, relative, ageAtOnset, severity, reaction, strength, howTaken } = entry;
  const isCourse = kind === 'condition' || kind === 'allergy' || kind === 'medicine';
  const isPlain = status === 'active' || status === 'recorded';
  const since = onset && (isCourse ? m.medical_since({ date: sayDate(onset) }) : sayDate(onset));
  return [
    answer && answerWords[answer](),
    relative && relativeWords[relative](),
    ageAtOnset === null ? null : m.medical_age_at({ age: ageAtOnset }),
    strength,
    howTaken,
    reaction,
    severity && severityWords[severity](),
    since,
    isPlain ? null : sayStatus(kind, status),
    entry.source === 'document' ? m.medical_from_document() : null,
    entry.source === 'imported' ? m.medical_imported() : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

const isCurrent = ({ status }: HistoryEntry): boolean =>
  status === 'active' || status === 'remission' || status === 'unknown';
const maxNamed = 3;

/** The page in a few sentences: what a stranger must know first, and what is not known. */
export function sayLead({ noneKnown, entries }: History): string {
  const of = (kind: EntryKind) => entries.filter((one) => one.kind === kind && isCurrent(one));
  const [allergies, conditions, medicines] = [of('allergy'), of('condition'), of('medicine')];
  const sentences: (string | false)[] = [
    allergies.length > 0 && m.medical_lead_allergic({ names: listed(allergies) }),
    noneKnown.includes('allergy') && m.medical_lead_no_allergies(),
    allergies.length === 0 && !noneKnown.includes('allergy') && m.medical_lead_allergies_unsaid(),
    conditions.length > 0 && m.medical_lead_conditions({ names: listed(conditions) }),
    noneKnown.includes('condition') && m.medical_lead_no_conditions(),
    medicines.length > 0 && m.medical_lead_medicines({ count: medicines.length }),
    noneKnown.includes('medicine') && m.medical_lead_no_medicines(),
  ];
  return sentences.filter(Boolean).join(' ');
}

const and = new Intl.ListFormat('en-IN', { type: 'conjunction' });

function listed(entries: readonly HistoryEntry[]): string {
  const names = entries.slice(0, maxNamed).map(({ name }) => lowered(name ?? ''));
  const rest = entries.length - maxNamed;
  return and.format(rest > 0 ? [...names, m.medical_lead_more({ count: rest })] : names);
}

/** Within a sentence; abbreviations and names such as HIV or COVID-19 stay. */
const lowered = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLocaleLowerCase('en') + name.slice(1) : name;
