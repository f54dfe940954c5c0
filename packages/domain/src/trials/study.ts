import { conditionNamed, conditionTerms, plainName, withWider } from './conditions';
import { maxCriteria } from './criteria-lines';
import { type AgeLimit, monthsOfLimits } from './limits';
import { parseCriteria } from './parse-criteria';
import { isCutOff, toPlainLine, toPlainText } from './plain-text';
import { districtOf } from './sorting-districts';
import {
  type TrialDraft,
  type TrialPhase,
  type TrialSex,
  type TrialSite,
  type TrialStatus,
  trialPhases,
  trialSexes,
  trialStatuses,
} from './trial';

type Json = { [key: string]: unknown };

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown, most: number): string | null => {
  const text = typeof value === 'string' ? toPlainText(value, most) : '';
  return text === '' ? null : text;
};
const lineOf = (value: unknown, most: number): string | null => {
  const text = typeof value === 'string' ? toPlainLine(value, most) : '';
  return text === '' ? null : text;
};

/** A short text or a figure; anything else has no word, and may not even become a text. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

export type StudyFault = {
  reason: 'not-a-study' | 'no-identifier' | 'no-title' | 'no-date';
  registryId: string | null;
};

const isFault = (read: TrialDraft | StudyFault): read is StudyFault => 'reason' in read;

export { isFault as isStudyFault };

/** As ClinicalTrials.gov and CTRI write their identifiers. */
const registryForm = /^(?:NCT\d{8}|CTRI\/\d{4}\/\d{2}\/\d{6}|[A-Z][A-Z0-9-]{3,30})$/;
const ctriForm = /CTRI\/\d{4}\/\d{2,3}\/\d{6}/;

/**
 * A study of the API of ClinicalTrials.gov, version 2 (https://clinicaltrials.gov/data-api/api), as it is kept. Text loses its markup; what a study does not
 * say is null; what has another form is left out.
 */
export function readStudy(sent: unknown): TrialDraft | StudyFault {
  const { protocolSection } = objectOf(sent);
  if (typeof protocolSection !== 'object' || protocolSection === null)
    return { reason: 'not-a-study', registryId: null };
  const part = (name: string) => objectOf((protocolSection as Json)[name]);
  const identification = part('identificationModule');
  const registryId = wordOf(identification.nctId).toUpperCase();
  if (!registryForm.test(registryId)) return { reason: 'no-identifier', registryId: null };
  const title = lineOf(identification.briefTitle, 300);
  if (!title) return { reason: 'no-title', registryId };
  const times = part('statusModule');
  const updatedOn = dayOf(times.lastUpdatePostDateStruct) ?? dayOf(times.studyFirstPostDateStruct);
  if (!updatedOn) return { reason: 'no-date', registryId };
  const eligibility = part('eligibilityModule');
  const written = eligibility.eligibilityCriteria;
  const limits = {
    from: ageOf(eligibility.minimumAge),
    last: ageOf(eligibility.maximumAge),
    sex: among(trialSexes, eligibility.sex) ?? ('ALL' as TrialSex),
    isCut: typeof written === 'string' && isCutOff(written, 2 * maxCriteria),
  };
  const design = part('designModule');
  const conditions = linesOf(part('conditionsModule').conditions, 20, 120);
  const keywords = linesOf(part('conditionsModule').keywords, 40, 120);
  return {
    ...{ registryId, title, updatedOn, conditions, ctriId: ctriOf(identification) },
    officialTitle: lineOf(identification.officialTitle, 600),
    summary: textOf(part('descriptionModule').briefSummary, 5000),
    status: (among(trialStatuses, times.overallStatus) ?? 'UNKNOWN') satisfies TrialStatus,
    phases: listOf(design.phases).flatMap((one): TrialPhase[] => {
      const phase = among(trialPhases, one);
      return phase ? [phase] : [];
    }),
    studyType: lineOf(design.studyType, 40),
    ...{ sex: limits.sex, ...monthsOfLimits(limits) },
    takesHealthy: typeof eligibility.healthyVolunteers === 'boolean' ? eligibility.healthyVolunteers : null,
    interventions: listOf(part('armsInterventionsModule').interventions)
      .slice(0, 20)
      .flatMap((one) => {
        const { type, name } = objectOf(one);
        const [said, what] = [lineOf(name, 200), lineOf(type, 40)];
        return said ? [{ type: what ?? 'OTHER', name: said }] : [];
      }),
    sponsor: lineOf(objectOf(part('sponsorCollaboratorsModule').leadSponsor).name, 200),
    startsOn: partialOf(times.startDateStruct),
    endsOn: partialOf(times.completionDateStruct) ?? partialOf(times.primaryCompletionDateStruct),
    enrolment: countOf(objectOf(design.enrollmentInfo).count),
    sites: listOf(part('contactsLocationsModule').locations).slice(0, 200).map(siteOf),
    contact: contactOf(part('contactsLocationsModule').centralContacts),
    criteria: parseCriteria(textOf(written, 2 * maxCriteria) ?? '', limits),
    terms: termsOf([...conditions, ...keywords]),
    isSample: keywords.some((one) => one.toLowerCase() === sampleKeyword),
  };
}

/** The keyword by which a study says that it is invented. */
export const sampleKeyword = 'invented sample';

function among<Name extends string>(names: readonly Name[], value: unknown): Name | null {
  return names.find((one) => one === value) ?? null;
}

const linesOf = (value: unknown, most: number, length: number): string[] =>
  listOf(value)
    .slice(0, most)
    .flatMap((one) => lineOf(one, length) ?? []);

function ctriOf(identification: Json): string | null {
  const others = listOf(identification.secondaryIdInfos).map((one) => wordOf(objectOf(one).id));
  return (
    [wordOf(identification.nctId), ...others]
      .map((one) => ctriForm.exec(one)?.[0])
      .find((one) => one !== undefined) ?? null
  );
}

const partial = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;
const partialOf = (value: unknown): string | null => {
  const { date } = objectOf(value);
  return typeof date === 'string' && partial.test(date) ? date : null;
};

/** A whole day; of a month or a year its first. */
function dayOf(value: unknown): string | null {
  const date = partialOf(value);
  const day = date && `${date}-01-01`.slice(0, 10);
  return day &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
    new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
    ? day
    : null;
}

/** In months: beyond this age no limit says anything. */
const oldest = 150 * 12;

/** "18 Years" as a limit; null without one. One that cannot be read stays text. */
function ageOf(value: unknown): AgeLimit | string | null {
  const said = lineOf(wordOf(value), 40);
  if (said === null || /^n\/?a$/i.test(said)) return null;
  const [, figures, word = ''] = /^(\d{1,5}) (year|month|week|day)s?$/i.exec(said) ?? [];
  const unit = (['year', 'month', 'week', 'day'] as const).find((one) => one === word.toLowerCase());
  if (figures === undefined || unit === undefined) return said;
  const limit = { count: Number(figures), unit };
  return (monthsOfLimits({ from: limit, last: null }).fromMonths ?? 0) > oldest ? null : limit;
}

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000_000 ? value : null;

function siteOf(value: unknown): TrialSite {
  const { facility, city, state, country, zip } = objectOf(value);
  const isIndia = country === 'India';
  const [, pin] = /^(\d{3})\s?\d{3}$/.exec(wordOf(zip)) ?? [];
  return {
    ...{ facility: lineOf(facility, 200), city: lineOf(city, 80), state: lineOf(state, 80) },
    country: lineOf(country, 80),
    district: isIndia && pin ? (districtOf(pin)?.code ?? null) : null,
  };
}

function contactOf(value: unknown): string | null {
  const { name, phone, email } = objectOf(listOf(value)[0]);
  const said = [name, phone, email].flatMap((one) => lineOf(one, 120) ?? []);
  return said.length > 0 ? said.join(', ') : null;
}

/** The conditions of our list that texts name, with the wider ones. */
function termsOf(texts: readonly string[]): string[] {
  const named = texts.flatMap((text) => {
    const term = conditionNamed(text);
    if (term) return withWider(term.id);
    const name = plainName(text);
    return conditionTerms
      .filter(({ narrower }) => narrower.includes(name))
      .flatMap(({ id }) => withWider(id));
  });
  return [...new Set(named)];
}
