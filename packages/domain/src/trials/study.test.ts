import { describe, expect, it } from '@jest/globals';
import { isVisibleText } from '@nadi/contract/visible-text';
import { toPlainText } from './plain-text';
import { StudyReader } from './read-studies';
import { isStudyFault, readStudy } from './study';

const study = (more: object = {}) => ({
  protocolSection: {
    identificationModule: {
      nctId: 'NCT00000000',
      briefTitle: 'Walking <b>after meals</b>',
      secondaryIdInfos: [{ id: 'CTRI/0000/00/000001', type: 'REGISTRY' }],
    },
    statusModule: {
      overallStatus: 'RECRUITING',
      lastUpdatePostDateStruct: { date: '2026-11-02' },
      startDateStruct: { date: '2026-01' },
    },
    conditionsModule: { conditions: ['Type 2 Diabetes Mellitus'], keywords: ['invented sample'] },
    designModule: {
      phases: ['PHASE3', 'PHASE9'],
      studyType: 'INTERVENTIONAL',
      enrollmentInfo: { count: 200 },
    },
    eligibilityModule: {
      eligibilityCriteria: 'Inclusion Criteria:\n\n* HbA1c \\> 7%\n\nExclusion Criteria:\n\n* Pregnant women',
      sex: 'ALL',
      minimumAge: '18 Years',
      maximumAge: '75 Years',
    },
    contactsLocationsModule: {
      locations: [
        { facility: 'A clinic', city: 'Bengaluru', country: 'India', zip: '560 001' },
        { facility: 'Another', city: 'Somewhere', country: 'India', zip: '999999' },
        { city: 'Delhi', country: 'United States', zip: '110001' },
      ],
    },
    ...more,
  },
});

describe('readStudy', () => {
  it('reads what is known and leaves out what has another form', () => {
    expect(readStudy(study())).toMatchObject({
      ...{ registryId: 'NCT00000000', ctriId: 'CTRI/0000/00/000001', title: 'Walking after meals' },
      ...{ status: 'RECRUITING', phases: ['PHASE3'], fromMonths: 216, belowMonths: 912, isSample: true },
      ...{ terms: ['diabetes-2', 'diabetes'], enrolment: 200, startsOn: '2026-01', updatedOn: '2026-11-02' },
      sites: [{ district: '560' }, { district: null }, { district: null }],
      criteria: [{ text: 'Age 18 to 75 years' }, { text: 'HbA1c > 7%' }, { text: 'Pregnant women' }],
    });
  });

  it.each([
    [null, 'not-a-study'],
    ['text', 'not-a-study'],
    [{ protocolSection: [] }, 'no-identifier'],
    [study({ identificationModule: { nctId: "NCT1'; drop", briefTitle: 'x' } }), 'no-identifier'],
    [study({ identificationModule: { nctId: 'NCT00000000', briefTitle: '<i></i>' } }), 'no-title'],
    [study({ statusModule: { lastUpdatePostDateStruct: { date: '2026-02-30' } } }), 'no-date'],
  ])('says why it is none: %j', (sent, reason) => {
    const read = readStudy(sent);
    expect(isStudyFault(read) && read.reason).toBe(reason);
  });

  it('survives any other form of each part', () => {
    for (const odd of [null, 1, 'text', [], {}, [null], { locations: 'x' }])
      for (const part of Object.keys(study().protocolSection))
        expect(() => readStudy(study({ [part]: odd }))).not.toThrow();
  });
});

describe('toPlainText', () => {
  it.each([
    ['<script>alert(1)</script>Text', 'Text'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
    ['&lt;img src=x onerror=alert(1)&gt;Text', 'Text'],
    ['&amp;lt;script&amp;gt;x&amp;lt;/script&amp;gt;Text', 'Text'],
    ['<img src=x onerror=alert(1) Text', ''],
    ['a < 7 and b > 3', 'a < 7 and b > 3'],
    ['HbA1c &ge; 7 &amp; below 10', 'HbA1c ≥ 7 & below 10'],
    ['one<br>two<p>three</p>four', 'one\ntwo three\nfour'],
    ['\u202Eturned\u200b \u0000hidden', 'turned hidden'],
  ])('of %j is %j', (text, plain) => {
    expect(toPlainText(text, 1000)).toBe(plain);
  });

  it('leaves nothing that is not seen, and no tag, of any text', () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const plain = toPlainText(`a${String.fromCodePoint(code)}b<x`, 100);
      expect(isVisibleText(plain)).toBe(true);
      expect(plain).not.toMatch(/<[a-z/!]/i);
    }
  });
});

describe('StudyReader', () => {
  const lines = [{ a: '}{"' }, { b: [1, { c: '\\' }] }, { d: 'studies' }];
  const texts = {
    'lines of objects': lines.map((one) => JSON.stringify(one)).join('\n'),
    'a list': JSON.stringify(lines, null, 2),
    'a page of the API': JSON.stringify({ totalCount: 3, studies: lines, nextPageToken: 'x' }),
    'pages one after the other': lines.map((one) => JSON.stringify({ studies: [one] })).join('\n'),
  };

  it.each(Object.entries(texts))('takes studies out of %s, in pieces of any length', (_, text) => {
    for (const length of [1, 3, 1000]) {
      const reader = new StudyReader();
      const found = [];
      for (let at = 0; at < text.length; at += length)
        found.push(...reader.read(text.slice(at, at + length)));
      expect([...found, ...reader.end()]).toEqual(lines.map((study) => ({ isBroken: false, study })));
    }
  });

  it('says which are broken, and goes on after them', () => {
    const reader = new StudyReader(40);
    const text = `{"a": nope}\n{"long": "${'x'.repeat(100)}"}\n{"fine": 1}\n{"cut`;
    expect([...reader.read(text), ...reader.end()]).toEqual([
      { isBroken: true },
      { isBroken: true },
      { isBroken: false, study: { fine: 1 } },
      { isBroken: true },
    ]);
  });
});
