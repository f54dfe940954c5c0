import { describe, expect, it } from '@jest/globals';
import type { Bundle, Composition, Resource } from '@medplum/fhirtypes';
import type { SummaryHistoryEntry } from './history-entries';
import { historySections } from './history-sections';
import { internationalSummary } from './international-summary';
import { faultsOfDocument } from './test/check-document';

const patientId = '01900000-0000-7000-8000-000000000101';
let count = 0;

const entryOf = (
  kind: SummaryHistoryEntry['kind'],
  said: Partial<SummaryHistoryEntry>,
): SummaryHistoryEntry => ({
  id: `e${++count}`,
  kind,
  name: null,
  codeSystem: null,
  code: null,
  onset: null,
  status: 'recorded',
  reaction: null,
  severity: null,
  strength: null,
  howTaken: null,
  relative: null,
  ageAtOnset: null,
  topic: null,
  answer: null,
  onlyYou: false,
  note: null,
  updatedAt: '2026-11-20T07:10:00Z',
  ...said,
});

function summaryOf(entries: SummaryHistoryEntry[], noneKnown: string[] = [], withOnlyYou = false): Bundle {
  const made = internationalSummary({
    patient: {
      id: patientId,
      firstName: 'Asha',
      lastName: 'Kulkarni',
      dateOfBirth: '1974-05-02',
      gender: 'FEMALE',
      phone: null,
    },
    readings: [],
    history: historySections({ noneKnown, entries }, patientId, withOnlyYou),
    custodian: { id: '01900000-0000-7000-8000-0000000000aa', name: 'Nadi' },
    documentId: '01900000-0000-7000-8000-0000000000d1',
    compositionId: '01900000-0000-7000-8000-0000000000c1',
    composedAt: '2026-11-24T10:00:00Z',
  });
  return JSON.parse(JSON.stringify(made));
}

const sectionOf = (bundle: Bundle, title: string) =>
  (bundle.entry?.[0]?.resource as Composition | undefined)?.section?.find(
    (section) => section.title === title,
  );
const of = <Type extends Resource['resourceType']>(bundle: Bundle, type: Type) =>
  bundle.entry?.map(({ resource }) => resource).filter((one) => one?.resourceType === type) as Extract<
    Resource,
    { resourceType: Type }
  >[];

const courses: Partial<Record<SummaryHistoryEntry['kind'], readonly SummaryHistoryEntry['status'][]>> = {
  condition: ['active', 'remission', 'resolved', 'unknown'],
  allergy: ['active', 'resolved', 'unknown'],
  medicine: ['active', 'resolved', 'unknown'],
};
const onsets = [null, '2019', '2019-03', '2019-03-31'];

/** Each kind in each course, as exactly dated as may be. */
const everything = (
  ['condition', 'allergy', 'medicine', 'procedure', 'immunisation', 'family-history', 'lifestyle'] as const
).flatMap((kind) =>
  (courses[kind] ?? (['recorded'] as const)).flatMap((status) =>
    onsets.map((onset) =>
      kind === 'lifestyle'
        ? entryOf(kind, { status, topic: 'tobacco', answer: 'smoking-and-smokeless' })
        : entryOf(kind, {
            status,
            name: 'A <name> & more',
            ...(kind !== 'family-history' && { onset }),
            note: 'A note',
            ...(kind === 'condition' && { codeSystem: 'ICD-10', code: 'I10' }),
            ...(kind === 'allergy' && { reaction: 'rash', severity: 'mild' }),
            ...(kind === 'medicine' && {
              strength: '500 mg',
              howTaken: 'with lunch',
              codeSystem: 'ATC',
              code: 'A10BA02',
            }),
            ...(kind === 'family-history' && { relative: 'mother', ageAtOnset: 61 }),
          }),
    ),
  ),
);

describe('the medical history in a summary', () => {
  it('keeps the rules of FHIR and of the guide, in every kind, course and date', () => {
    expect(faultsOfDocument(summaryOf(everything))).toEqual([]);
  });

  it('says "none known" only where the patient did', () => {
    const summary = summaryOf([], ['allergy', 'procedure']);
    expect(faultsOfDocument(summary)).toEqual([]);
    expect(sectionOf(summary, 'Allergies and intolerances')?.emptyReason?.coding?.[0]?.code).toBe('nilknown');
    expect(sectionOf(summary, 'Procedures')?.emptyReason?.coding?.[0]?.code).toBe('nilknown');
    expect(sectionOf(summary, 'Medicines')?.emptyReason?.coding?.[0]?.code).toBe('unavailable');
    expect(sectionOf(summary, 'Immunizations')).toBeUndefined();
  });

  it('keeps back what the patient alone sees, and does not tell that it does', () => {
    const secret = entryOf('allergy', { name: 'Kept secret', status: 'active', onlyYou: true });
    expect(sectionOf(summaryOf([secret]), 'Allergies and intolerances')).toEqual(
      sectionOf(summaryOf([]), 'Allergies and intolerances'),
    );
    expect(JSON.stringify(summaryOf([secret]))).not.toContain('Kept secret');
    expect(JSON.stringify(summaryOf([secret], [], true))).toContain('Kept secret');
  });

  it('leaves out what was entered in error', () => {
    const slip = entryOf('condition', { name: 'A slip', status: 'entered-in-error' });
    expect(JSON.stringify(summaryOf([slip], [], true))).not.toContain('A slip');
  });

  it('counts an allergy of which nobody knows whether it is gone as one that is there, and says so', () => {
    const summary = summaryOf([
      entryOf('allergy', { name: 'Penicillin', status: 'unknown', severity: 'severe' }),
    ]);
    const [allergy] = of(summary, 'AllergyIntolerance');
    expect(allergy?.clinicalStatus?.coding?.[0]?.code).toBe('active');
    expect(allergy?.note?.[0]?.text).toContain('does not know');
    expect(sectionOf(summary, 'Allergies and intolerances')?.text?.div).toContain(
      'severe, perhaps no longer',
    );
  });

  it('says of no course that nobody knows that it is one', () => {
    const summary = summaryOf([
      entryOf('condition', { name: 'Asthma', status: 'unknown' }),
      entryOf('medicine', { name: 'Salbutamol', status: 'unknown' }),
    ]);
    expect(of(summary, 'Condition')[0]?.clinicalStatus).toBeUndefined();
    expect(of(summary, 'MedicationStatement')[0]?.status).toBe('unknown');
  });

  it('tells problems that are over apart from those that are not', () => {
    const summary = summaryOf([
      entryOf('condition', { name: 'Hypertension', status: 'active', onset: '2019' }),
      entryOf('condition', { name: 'Dengue', status: 'resolved', onset: '2021' }),
    ]);
    expect(sectionOf(summary, 'Problems')?.text?.div).toContain('<li>Hypertension, since 2019, active</li>');
    expect(sectionOf(summary, 'Problems')?.text?.div).not.toContain('Dengue');
    expect(sectionOf(summary, 'Past problems')?.text?.div).toContain('Dengue');
  });

  it('calls nothing confirmed that the patient has told', () => {
    const summary = summaryOf(everything);
    for (const { verificationStatus } of [...of(summary, 'Condition'), ...of(summary, 'AllergyIntolerance')])
      expect(verificationStatus?.coding?.[0]?.code).toBe('unconfirmed');
  });
});
