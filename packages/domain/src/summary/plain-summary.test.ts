import { describe, expect, it } from '@jest/globals';
import { internationalSummary, sectionCodes } from './international-summary';
import { linesOfNarrative, plainSummary } from './plain-summary';
import { hl7Documents } from './test/check-document';

const ours = internationalSummary({
  patient: {
    id: 'p',
    firstName: 'Asha',
    lastName: 'Kulkarni <b>&',
    dateOfBirth: '1971-03-02',
    gender: 'FEMALE',
    phone: null,
  },
  readings: [],
  history: [{ title: 'Problems', code: sectionCodes.problems, entries: [], empty: 'nothing-known' }],
  custodian: { id: 'o', name: 'Nadi' },
  documentId: 'd',
  compositionId: 'c',
  composedAt: '2026-11-20T03:30:00.000Z',
});

describe('a summary as people read it', () => {
  it('says of ours who it is about, and each section', () => {
    expect(plainSummary(JSON.parse(JSON.stringify(ours)))).toEqual({
      name: 'Asha Kulkarni <b>&',
      birthDate: '1971-03-02',
      madeAt: '2026-11-20T03:30:00.000Z',
      title: 'International Patient Summary',
      custodian: 'Nadi',
      sections: [{ title: 'Problems', lines: ['The patient knows of none.'] }],
    });
  });

  it.each(hl7Documents())('says of a document of HL7 whom it is about, without markup: %s', (_, document) => {
    const plain = plainSummary(document);
    expect(plain?.name).toBeTruthy();
    for (const { lines } of plain?.sections ?? []) {
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.join('\n')).not.toMatch(/<\/?\w+|&\w+;/);
    }
  });

  it.each([
    null,
    'Bundle',
    [],
    {},
    { resourceType: 'Bundle' },
    { resourceType: 'Bundle', entry: 'x' },
    { resourceType: 'Bundle', entry: [null, { resource: 7 }] },
    { resourceType: 'Patient' },
  ])('is none of anything else: %j', (other) => {
    expect(plainSummary(other)).toBeNull();
  });

  it('stands a first page of nonsense', () => {
    const first = {
      resourceType: 'Composition',
      section: [null, {}, { title: 7, text: { div: 9 } }],
      date: {},
    };
    expect(plainSummary({ resourceType: 'Bundle', entry: [{ resource: first }] })).toMatchObject({
      name: null,
      sections: [],
    });
  });
});

describe('a narrative', () => {
  it.each([
    ['<div><ul><li>One &amp; two</li><li>&lt;3&gt; &#x41;&#66;</li></ul></div>', ['One & two', '<3> AB']],
    ['<div><table><tr><td>Aspirin</td><td>75 mg</td></tr></table></div>', ['Aspirin | 75 mg']],
    ['<div>a<br/>b</div>', ['a', 'b']],
    ['<div><script>alert(1)</script></div>', ['alert(1)']],
    ['<div>&unknown; &#0; x</div>', ['x']],
    [7, []],
  ])('becomes lines: %j', (div, lines) => {
    expect(linesOfNarrative(div)).toEqual(lines);
  });

  it('reads a narrative of a million signs at once', () => {
    const began = performance.now();
    linesOfNarrative(`<div>${'<'.repeat(500_000)}${'&'.repeat(500_000)}`);
    linesOfNarrative('< '.repeat(250_000));
    linesOfNarrative(' |'.repeat(250_000));
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
