import { fullName } from '../kernel/full-name';
import { loincNotice } from '../labs/dictionary';
import type { Gender } from '../vital-signs/vital-sign';
import {
  absent,
  type Coding,
  concept,
  fullUrl,
  hl7,
  loinc,
  narrative,
  type Resource,
  reference,
} from './fhir';
import { labEntry, type SummaryLabValue } from './lab-observation';
import { type Entry, readingEntry, type SummaryReading } from './reading-observation';

export type SummaryPatient = {
  id: string;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  dateOfBirth: string | null;
  gender: Gender | null;
  /** E.164 */
  phone: string | null;
};

/** Why a section has no entries. */
type Empty = 'not-known' | 'nothing-known';

/** A part of the summary. */
export type SummarySection = {
  title: string;
  code: Coding;
  entries: readonly Entry[];
  /** Said of an empty section; without it an empty section is left out. */
  empty?: Empty;
};

export type SummaryInput = {
  patient: SummaryPatient;
  /** The latest of each type. */
  readings: readonly SummaryReading[];
  /** Saved values of lab reports, the latest of each test. @default none */
  labValues?: readonly SummaryLabValue[];
  /** The sections of what the person has told of their health, by `historySections`. */
  history: readonly SummarySection[];
  /** True if what the patient keeps to themselves is in it, which its first page says. @default false */
  withOnlyYou?: boolean;
  /** The installation, which keeps the document. */
  custodian: { id: string; name: string };
  /** A UUID of the document, and of its first page. */
  documentId: string;
  compositionId: string;
  /** RFC 3339 */
  composedAt: string;
};

export const sectionCodes = {
  problems: loinc('11450-4', 'Problem list - Reported'),
  allergies: loinc('48765-2', 'Allergies and adverse reactions Document'),
  medicines: loinc('10160-0', 'History of Medication use Narrative'),
  immunizations: loinc('11369-6', 'History of Immunization note'),
  procedures: loinc('47519-4', 'History of Procedures Document'),
  results: loinc('30954-2', 'Relevant diagnostic tests/laboratory data note'),
  vitalSigns: loinc('8716-3', 'Vital signs note'),
} as const;

const reasons: Readonly<Record<Empty, { coding: Coding; words: string }>> = {
  // Stands for what was never said and for what is kept back alike: which of the two it is would tell of what is kept back.
  'not-known': {
    coding: hl7('list-empty-reason', 'unavailable', 'Unavailable'),
    words: 'Nothing is known from here. It does not mean that there is nothing.',
  },
  'nothing-known': {
    coding: hl7('list-empty-reason', 'nilknown', 'Nil Known'),
    words: 'The patient knows of none.',
  },
};

const genders: Readonly<Record<Gender, string>> = {
  MALE: 'male',
  FEMALE: 'female',
  OTHER: 'other',
  PREFER_NOT_TO_SAY: 'unknown',
};

function patientResource({ id, firstName, lastName, dateOfBirth, gender, phone }: SummaryPatient): Resource {
  const name = `${firstName} ${lastName}`;
  return {
    resourceType: 'Patient',
    id,
    name: [{ use: 'usual', text: name, family: lastName, given: [firstName] }],
    ...(phone && { telecom: [{ system: 'phone', value: phone }] }),
    gender: gender ? genders[gender] : 'unknown',
    ...(dateOfBirth ? { birthDate: dateOfBirth } : { _birthDate: absent('unknown') }),
    text: narrative([name, dateOfBirth ? `Born ${dateOfBirth}` : 'Date of birth not stated']),
  };
}

function sectionOf({ title, code, entries, empty = 'not-known' }: SummarySection) {
  if (entries.length > 0)
    return {
      title,
      code: concept([code]),
      text: narrative(entries.map(({ line }) => line)),
      entry: entries.map(({ resource: { id } }) => reference(id)),
    };
  const { coding, words } = reasons[empty];
  return { title, code: concept([code]), text: narrative([words]), emptyReason: concept([coding]) };
}

/**
 * Returns an International Patient Summary (IPS 2.0, a document of FHIR R4): what the patient has recorded, each entry as theirs. It is
 * made anew each time; two of the same data differ in their ids and time only.
 *
 * Source: HL7 International Patient Summary Implementation Guide 2.0.0, http://hl7.org/fhir/uv/ips
 */
export function internationalSummary(input: SummaryInput) {
  const { patient, custodian, composedAt, labValues = [] } = input;
  const observed = input.readings.map((reading) => ({
    isResult: reading.type === 'glucose',
    entry: readingEntry(reading, patient.id),
  }));
  const entriesOf = (isResult: boolean) =>
    observed.filter((one) => one.isResult === isResult).map(({ entry }) => entry);
  const sections = [
    ...input.history,
    { title: 'Vital signs', code: sectionCodes.vitalSigns, entries: entriesOf(false) },
    {
      title: 'Results',
      code: sectionCodes.results,
      entries: [...entriesOf(true), ...labValues.map((value) => labEntry(value, patient.id))],
    },
  ].filter((section: SummarySection) => section.entries.length > 0 || section.empty !== undefined);
  const composition: Resource = {
    resourceType: 'Composition',
    id: input.compositionId,
    status: 'final',
    type: concept([loinc('60591-5', 'Patient summary Document')]),
    subject: reference(patient.id),
    date: composedAt,
    author: [reference(patient.id)],
    title: 'International Patient Summary',
    confidentiality: 'N',
    custodian: reference(custodian.id),
    section: sections.map(sectionOf),
    text: narrative([
      `Summary of ${fullName(patient)}, made on ${composedAt}.`,
      `Told and measured by the patient. No clinician has checked it. What the patient keeps to themselves is ${input.withOnlyYou ? 'in it too' : 'not in it'}.`,
      ...(labValues.length > 0 ? [loincNotice] : []),
    ]),
  };
  const organization: Resource = { resourceType: 'Organization', id: custodian.id, name: custodian.name };
  const resources = [
    composition,
    patientResource(patient),
    organization,
    ...sections.flatMap(({ entries }) => entries.map(({ resource }) => resource)),
  ];
  return {
    resourceType: 'Bundle',
    id: input.documentId,
    meta: { profile: ['http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips'] },
    language: 'en-IN',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${input.documentId}` },
    type: 'document',
    timestamp: composedAt,
    entry: resources.map((resource) => ({ fullUrl: fullUrl(resource.id), resource })),
  } as const;
}
