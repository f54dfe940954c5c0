import { capital } from '../kernel/words';
import { absent, type Coding, concept, hl7, loinc, type Resource, reference } from './fhir';
import type { Entry } from './reading-observation';

/** An entry of the medical history as a summary needs it. */
export type SummaryHistoryEntry = {
  id: string;
  kind: 'condition' | 'allergy' | 'procedure' | 'medicine' | 'family-history' | 'immunisation' | 'lifestyle';
  name: string | null;
  codeSystem: 'ICD-10' | 'ICD-11' | 'ATC' | 'CVX' | null;
  code: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, as FHIR has it too. */
  onset: string | null;
  status: 'active' | 'remission' | 'resolved' | 'unknown' | 'recorded' | 'entered-in-error';
  reaction: string | null;
  severity: 'mild' | 'moderate' | 'severe' | null;
  strength: string | null;
  howTaken: string | null;
  relative: 'mother' | 'father' | 'sister' | 'brother' | 'daughter' | 'son' | 'grandparent' | 'other' | null;
  ageAtOnset: number | null;
  topic: 'tobacco' | 'alcohol' | 'activity' | 'diet' | null;
  answer: string | null;
  /** The patient alone sees it. */
  onlyYou: boolean;
  note: string | null;
  /** RFC 3339 */
  updatedAt: string;
};

const systems: Readonly<Record<NonNullable<SummaryHistoryEntry['codeSystem']>, string>> = {
  'ICD-10': 'http://hl7.org/fhir/sid/icd-10',
  'ICD-11': 'http://id.who.int/icd/release/11/mms',
  ATC: 'http://www.whocc.no/atc',
  CVX: 'http://hl7.org/fhir/sid/cvx',
};

/** The name that the person reads is the concept's text; a code stands beside it. */
function conceptOf({ codeSystem, code, name }: SummaryHistoryEntry, text = name ?? '') {
  const codings = codeSystem && code ? [{ system: systems[codeSystem], code }] : [];
  return { ...(codings.length > 0 && { coding: codings }), text };
}

const status = (codeSystem: string, code: string) => ({ coding: [hl7(codeSystem, code, capital(code))] });

const noteOf = (...texts: (string | null)[]) => {
  const said = texts.filter((text) => text !== null);
  return said.length > 0 ? { note: said.map((text) => ({ text })) } : {};
};

const since = (onset: string | null) => (onset ? `, since ${onset}` : '');
const on = (onset: string | null) => `, ${onset ?? 'date not known'}`;

function condition(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { status: course, onset } = entry;
  return {
    resource: {
      resourceType: 'Condition',
      id: entry.id,
      // FHIR has no word for a course that nobody knows.
      ...(course !== 'unknown' && { clinicalStatus: status('condition-clinical', course) }),
      verificationStatus: status('condition-ver-status', 'unconfirmed'),
      category: [concept([hl7('condition-category', 'problem-list-item', 'Problem List Item')])],
      code: conceptOf(entry),
      subject: reference(patientId),
      ...(onset && { onsetDateTime: onset }),
      recordedDate: entry.updatedAt,
      asserter: reference(patientId),
      ...noteOf(entry.note),
    },
    line: `${entry.name}${since(onset)}, ${course === 'unknown' ? 'present course not known' : course}`,
  };
}

/** An allergy of which nobody knows whether it is gone counts as one that is there. */
function allergy(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { onset, reaction, severity } = entry;
  const isUnknown = entry.status === 'unknown';
  const course = isUnknown ? 'active' : entry.status;
  const doubt = isUnknown ? 'The patient does not know whether they still have this allergy.' : null;
  const described = reaction ?? (severity && 'Reaction not described');
  return {
    resource: {
      resourceType: 'AllergyIntolerance',
      id: entry.id,
      clinicalStatus: status('allergyintolerance-clinical', course),
      verificationStatus: status('allergyintolerance-verification', 'unconfirmed'),
      code: conceptOf(entry),
      patient: reference(patientId),
      ...(onset && { onsetDateTime: onset }),
      recordedDate: entry.updatedAt,
      asserter: reference(patientId),
      ...(described && {
        reaction: [{ manifestation: [{ text: described }], ...(severity && { severity }) }],
      }),
      ...noteOf(doubt, entry.note),
    },
    line: [
      `${entry.name}${since(onset)}`,
      reaction,
      severity ?? 'severity not known',
      isUnknown ? 'perhaps no longer' : entry.status === 'resolved' && 'no longer',
    ]
      .filter(Boolean)
      .join(', '),
  };
}

const courses = { active: 'active', resolved: 'stopped', unknown: 'unknown' } as const;

function medicine(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { onset, howTaken, strength } = entry;
  const course = courses[entry.status as keyof typeof courses] ?? 'unknown';
  const name = [entry.name, strength].filter(Boolean).join(' ');
  const words = { active: 'taken now', stopped: 'no longer taken', unknown: 'not known whether still taken' };
  return {
    resource: {
      resourceType: 'MedicationStatement',
      id: entry.id,
      status: course,
      medicationCodeableConcept: conceptOf(entry, name),
      subject: reference(patientId),
      ...(onset ? { effectivePeriod: { start: onset } } : { _effectiveDateTime: absent('unknown') }),
      dateAsserted: entry.updatedAt,
      informationSource: reference(patientId),
      ...(howTaken && { dosage: [{ text: howTaken }] }),
      ...noteOf(entry.note),
    },
    line: [name, howTaken, `${words[course]}${since(onset)}`].filter(Boolean).join(', '),
  };
}

function immunization(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { onset } = entry;
  return {
    resource: {
      resourceType: 'Immunization',
      id: entry.id,
      status: 'completed',
      vaccineCode: conceptOf(entry),
      patient: reference(patientId),
      ...(onset ? { occurrenceDateTime: onset } : { _occurrenceDateTime: absent('unknown') }),
      primarySource: false,
      reportOrigin: { text: 'Told by the patient' },
      ...noteOf(entry.note),
    },
    line: `${entry.name}${on(onset)}`,
  };
}

function procedure(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { onset } = entry;
  return {
    resource: {
      resourceType: 'Procedure',
      id: entry.id,
      status: 'completed',
      code: conceptOf(entry),
      subject: reference(patientId),
      ...(onset ? { performedDateTime: onset } : { _performedDateTime: absent('unknown') }),
      asserter: reference(patientId),
      ...noteOf(entry.note),
    },
    line: `${entry.name}${on(onset)}`,
  };
}

const relation = (code: string, display: string): Coding => hl7('v3-RoleCode', code, display);
const relations: Readonly<Record<NonNullable<SummaryHistoryEntry['relative']>, Coding>> = {
  mother: relation('MTH', 'mother'),
  father: relation('FTH', 'father'),
  sister: relation('SIS', 'sister'),
  brother: relation('BRO', 'brother'),
  daughter: relation('DAUC', 'daughter'),
  son: relation('SONC', 'son'),
  grandparent: relation('GRPRN', 'grandparent'),
  other: relation('FAMMEMB', 'family member'),
};

function familyHistory(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { relative, ageAtOnset } = entry;
  const age = ageAtOnset !== null && {
    onsetAge: { value: ageAtOnset, unit: 'a', system: 'http://unitsofmeasure.org', code: 'a' },
  };
  const related = relations[relative ?? 'other'];
  return {
    resource: {
      resourceType: 'FamilyMemberHistory',
      id: entry.id,
      status: 'partial',
      patient: reference(patientId),
      date: entry.updatedAt,
      relationship: concept([related]),
      condition: [{ code: conceptOf(entry), ...age }],
      ...noteOf(entry.note),
    },
    line: `${capital(related.display)}: ${entry.name}${ageAtOnset === null ? '' : `, at the age of ${ageAtOnset}`}`,
  };
}

const topics: Readonly<
  Record<NonNullable<SummaryHistoryEntry['topic']>, { codings: Coding[]; name: string }>
> = {
  tobacco: { codings: [loinc('72166-2', 'Tobacco smoking status')], name: 'Tobacco' },
  // LOINC's code of the guide, 74013-4, is of drinks a day, which nobody is asked here.
  alcohol: { codings: [loinc('11331-6', 'History of Alcohol use')], name: 'Alcohol' },
  activity: { codings: [], name: 'Physical activity' },
  diet: { codings: [], name: 'Diet' },
};

function lifestyle(entry: SummaryHistoryEntry, patientId: string): Entry {
  const { codings, name } = topics[entry.topic ?? 'diet'];
  const answer = (entry.answer ?? '').replaceAll('-', ' ');
  return {
    resource: {
      resourceType: 'Observation',
      id: entry.id,
      status: 'final',
      category: [concept([hl7('observation-category', 'social-history', 'Social History')])],
      code: concept(codings, name),
      subject: reference(patientId),
      effectiveDateTime: entry.updatedAt,
      performer: [reference(patientId)],
      valueCodeableConcept: { text: answer },
      ...noteOf(entry.note),
    },
    line: `${name}: ${answer}`,
  };
}

const makers: Readonly<
  Record<SummaryHistoryEntry['kind'], (entry: SummaryHistoryEntry, patientId: string) => Entry>
> = {
  condition,
  allergy,
  medicine,
  immunisation: immunization,
  procedure,
  'family-history': familyHistory,
  lifestyle,
};

/** Returns an entry of the medical history as a resource of FHIR R4, told by the patient and confirmed by nobody. */
export const historyEntry = (entry: SummaryHistoryEntry, patientId: string): Entry => {
  const made = makers[entry.kind](entry, patientId);
  return { ...made, resource: made.resource satisfies Resource };
};
