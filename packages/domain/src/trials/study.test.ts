import { describe, expect, it } from '@jest/globals';
import { isVisibleText } from '@nadi/contract/visible-text';
import { toPlainLine, toPlainText } from './plain-text';
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

  it('survives any other form of each field', () => {
    const sent = { ...study().protocolSection };
    for (const odd of [null, 1, [], {}, [null], { toString: 1 }, [{ toString: 1 }]]) {
      const identification = { nctId: 'NCT00000000', briefTitle: 'x', secondaryIdInfos: [{ id: odd }] };
      for (const more of [
        { identificationModule: identification },
        { identificationModule: { ...identification, nctId: odd } },
        { eligibilityModule: { minimumAge: odd, maximumAge: odd, eligibilityCriteria: odd } },
        { contactsLocationsModule: { locations: [{ country: 'India', zip: odd }] } },
      ])
        expect(() => readStudy({ protocolSection: { ...sent, ...more } })).not.toThrow();
    }
  });

  const ageOf = (minimumAge: string | undefined, maximumAge: string | undefined) =>
    readStudy(study({ eligibilityModule: { minimumAge, maximumAge } }));

  it('keeps limits of age in days and weeks exact, and searches by months that leave nobody out', () => {
    expect(ageOf('6 Weeks', '28 Days')).toMatchObject({
      ...{ fromMonths: 1, belowMonths: 1 },
      criteria: [{ rule: { statement: { kind: 'age', from: 42, below: 29, isInDays: true } } }],
    });
    expect(ageOf(undefined, '200 Years')).toMatchObject({ belowMonths: null, criteria: [] });
    expect(ageOf('1 Year', undefined)).toMatchObject({ fromMonths: 12, belowMonths: null });
  });

  it('says a limit of age that it cannot read, and nothing of one that is none', () => {
    expect(ageOf('12 Hours', 'N/A')).toMatchObject({
      ...{ fromMonths: null, belowMonths: null },
      criteria: [{ text: 'Minimum age: 12 Hours', rule: null }],
    });
  });

  it('says that there are more criteria than it reads, if markup makes the text longer than it takes', () => {
    const eligibilityCriteria = `* Stroke${'<b></b>'.repeat(20_000)}\n* Asthma`;
    expect(readStudy(study({ eligibilityModule: { eligibilityCriteria } }))).toMatchObject({
      criteria: [{ text: 'Stroke' }, { text: /^There are more/ }, { text: /^There are more/ }].map(
        ({ text }) => ({ text: typeof text === 'string' ? text : expect.stringMatching(text) }),
      ),
    });
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
    ['* ALT <twice normal\n* Stroke', '* ALT\n* Stroke'],
    ['* Diabetes\r\ntreated with metformin\r\r* Stroke', '* Diabetes\ntreated with metformin\n\n* Stroke'],
    ['LDL <normal or HbA1c <7', 'LDL <normal or HbA1c <7'],
    ['HbA1c &ge; 7 &amp; below 10', 'HbA1c ≥ 7 & below 10'],
    ['one<br>two<p>three</p>four', 'one\ntwo three\nfour'],
    ['\u202Eturned\u200b \u0000hidden', 'turned hidden'],
  ])('of %j is %j', (text, plain) => {
    expect(toPlainText(text, 1000)).toBe(plain);
  });

  it.each([
    ['spaces', `${' '.repeat(160_000)}x`, 'x'],
    ['a script that does not end', `x${'<script '.repeat(20_000)}`, 'x'],
    [
      'a tag that does not end',
      `x${`<${'b'.repeat(80_000)}`.repeat(2)} <`,
      `x<${'b'.repeat(80_000)}<${'b'.repeat(80_000)} <`,
    ],
    ['a script in a script', `x${'<script a="<">'.repeat(10_000)}`, 'x'],
    ['line breaks', `${'\n '.repeat(80_000)}x`, 'x'],
  ])('takes a time that grows only with the length of %s', (_, text, plain) => {
    expect(toPlainText(text, 200_000)).toBe(plain);
  });

  it('reads no more than half as much again as it keeps', () => {
    expect(toPlainText(`<${'b'.repeat(148)}>x`, 100)).toBe('');
    expect(toPlainText(`<${'b'.repeat(147)}>x`, 100)).toBe('x');
  });

  it('keeps no half of a sign at its end', () => {
    for (const most of [1, 2, 3, 4]) {
      expect(toPlainText(`a${'\u{1F600}'.repeat(9)}`, most)).not.toMatch(/\p{Cs}/u);
      expect(toPlainLine(`a${'\u{1F600}'.repeat(9)}`, most)).not.toMatch(/\p{Cs}/u);
    }
    expect(toPlainLine('a\u{1F600}', 3)).toBe('a\u{1F600}');
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
