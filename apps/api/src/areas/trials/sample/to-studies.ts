import { sampleKeyword } from '@nadi/domain/trials/study';

/** Invented places: no clinic of these names is known to us. */
const places: Readonly<Record<string, { facility: string; state: string; zip: string }>> = {
  Bengaluru: { facility: 'Kaveri Heart Institute (invented)', state: 'Karnataka', zip: '560001' },
  Mysuru: { facility: 'Chamundi Hill Clinic (invented)', state: 'Karnataka', zip: '570001' },
  Chennai: { facility: 'Coromandel Research Hospital (invented)', state: 'Tamil Nadu', zip: '600001' },
  Hyderabad: { facility: 'Musi River Hospital (invented)', state: 'Telangana', zip: '500001' },
  Mumbai: { facility: 'Seven Islands Hospital (invented)', state: 'Maharashtra', zip: '400001' },
  Pune: { facility: 'Mula Valley Clinic (invented)', state: 'Maharashtra', zip: '411001' },
  Delhi: { facility: 'Ridge Forest Hospital (invented)', state: 'Delhi', zip: '110001' },
  Jaipur: { facility: 'Amber Road Hospital (invented)', state: 'Rajasthan', zip: '302001' },
  Lucknow: { facility: 'Gomti Bank Hospital (invented)', state: 'Uttar Pradesh', zip: '226001' },
  Kolkata: { facility: 'Hooghly Quay Hospital (invented)', state: 'West Bengal', zip: '700001' },
  Guwahati: { facility: 'Brahmaputra View Clinic (invented)', state: 'Assam', zip: '781001' },
  Kochi: { facility: 'Backwater Coast Hospital (invented)', state: 'Kerala', zip: '682001' },
  Ahmedabad: { facility: 'Sabarmati Court Hospital (invented)', state: 'Gujarat', zip: '380001' },
  Bhubaneswar: { facility: 'Temple Tank Hospital (invented)', state: 'Odisha', zip: '751001' },
};

const four = (number: number) => String(number).padStart(4, '0');

/** `field: value` of a block; a field that is missing is a mistake of ours. */
function fieldOf(lines: readonly string[], name: string): string {
  const line = lines.find((one) => one.startsWith(`${name}: `));
  if (!line) throw new Error(`A study of the sample has no ${name}: ${lines[0]}`);
  return line.slice(name.length + 2);
}

const listed = (lines: readonly string[], sign: string) =>
  lines.filter((line) => line.startsWith(`${sign} `)).map((line) => `* ${line.slice(2)}`);

/** The studies of a text in the form of ClinicalTrials.gov, version 2. */
export function toStudies(text: string): object[] {
  return text
    .trim()
    .split('\n\n')
    .map((block, index) =>
      toStudy(
        block.split('\n').map((line) => line.trim()),
        index + 1,
      ),
    );
}

function toStudy(lines: readonly string[], number: number): object {
  const [phase = '', status = '', type = '', ...name] = fieldOf(lines, 'design').split(' ');
  const [sex, ages = ''] = fieldOf(lines, 'people').split(' ');
  const [from, to] = ages.split('-');
  const criteria = [
    ...['Inclusion Criteria:', '', ...listed(lines, '+')],
    ...['', 'Exclusion Criteria:', '', ...listed(lines, '-')],
  ];
  return {
    protocolSection: {
      identificationModule: {
        nctId: `NCT-EXAMPLE-${four(number)}`,
        briefTitle: (lines[0] ?? '').slice(2),
        secondaryIdInfos: [{ id: `CTRI/0000/00/00${four(number)}`, type: 'REGISTRY', domain: 'CTRI' }],
      },
      statusModule: {
        overallStatus: status,
        startDateStruct: { date: fieldOf(lines, 'dates').split(' ')[0] },
        completionDateStruct: { date: fieldOf(lines, 'dates').split(' ')[1] },
        lastUpdatePostDateStruct: {
          date: `2026-${number % 2 ? '10' : '11'}-${String((number % 18) + 1).padStart(2, '0')}`,
        },
      },
      sponsorCollaboratorsModule: { leadSponsor: { name: 'Example Trials Network (invented)' } },
      descriptionModule: { briefSummary: `Invented sample, to try Nadi out. ${fieldOf(lines, 'summary')}` },
      conditionsModule: { conditions: fieldOf(lines, 'conditions').split('; '), keywords: [sampleKeyword] },
      designModule: {
        studyType: 'INTERVENTIONAL',
        phases: [phase],
        enrollmentInfo: { count: Number(fieldOf(lines, 'enrols')) },
      },
      armsInterventionsModule: { interventions: [{ type, name: name.join(' ') }] },
      eligibilityModule: {
        eligibilityCriteria: criteria.join('\n'),
        sex,
        minimumAge: from ? `${from} Years` : undefined,
        maximumAge: to ? `${to} Years` : undefined,
        healthyVolunteers: false,
      },
      contactsLocationsModule: {
        locations: fieldOf(lines, 'places')
          .split('; ')
          .map((city) => ({ city, ...places[city], country: 'India' })),
      },
    },
  };
}
