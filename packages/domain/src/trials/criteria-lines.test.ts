import { describe, expect, it } from '@jest/globals';
import { criteriaLines } from './criteria-lines';

/** Each line as `side text`; a line in brackets is not understood by itself. */
const read = (text: string) =>
  criteriaLines(text).map(({ side, text: line, isAlone }) => {
    const said = `${side} ${line}`;
    return isAlone ? said : `[${said}]`;
  });

describe('reading the lines of criteria', () => {
  it.each([
    'Exclusion Criteria:',
    '**Exclusion Criteria:**',
    '## Exclusion criteria',
    'Exclusion criteria -',
    'EXCLUSION CRITERIA',
    'Exclusion criterion:',
    'Key exclusion criteria',
    'Participant exclusion criteria:',
    'Non-inclusion criteria',
    'Non inclusion criteria:',
    'Criteria for exclusion:',
    'Exclusions:',
    'Exclusion criteria are as follows:',
  ])('takes a heading of exclusion as the start of the exclusions: %s', (heading) => {
    expect(read(`Inclusion Criteria:\n* Type 2 diabetes\n\n${heading}\n* Heart failure`)).toEqual([
      'inclusion Type 2 diabetes',
      'exclusion Heart failure',
    ]);
  });

  it.each([
    'Exclusion Criteria (part A)',
    'Exclusion Criteria for the control group:',
    'Exclusion criteria - part A',
    'Part A exclusion criteria:',
    'Control group exclusion criteria',
    'Other exclusion criteria:',
    'Exclusion criteria: any of these',
    'Patients are excluded if they have',
    'Participants with one of these will be excluded',
  ])(
    'keeps a heading of one part of the study as text, and understands no exclusion after it: %s',
    (heading) => {
      for (const gap of ['\n', '\n\n']) {
        const lines = read(
          `Inclusion Criteria:\n* Type 2 diabetes${gap}${heading}\n* Heart failure\n\n* Stroke`,
        );
        expect(lines).toEqual([
          'inclusion Type 2 diabetes',
          `[exclusion ${heading}]`,
          '[exclusion Heart failure]',
          '[exclusion Stroke]',
        ]);
      }
    },
  );

  it('understands nothing after a heading that is an item of a list', () => {
    expect(read('* Inclusion Criteria:\n* Asthma\n* Exclusion Criteria:\n* Stroke')).toEqual([
      '[inclusion Asthma]',
      '[exclusion Stroke]',
    ]);
  });

  it.each([
    'Patients who do not meet the inclusion criteria',
    'Inclusion criteria not met',
    'Patients are not excluded if they have',
    'Reasons to exclude someone',
    'Eligibility of the control group',
  ])('takes a sentence for no heading: the side stays, and nothing after it is understood: %s', (line) => {
    for (const mark of ['', '* '])
      for (const heading of ['Inclusion', 'Exclusion']) {
        if (mark && line.startsWith('Eligib')) continue;
        const side = heading.toLowerCase();
        expect(read(`${heading} Criteria:\n\n${mark}${line}\n\n* Heart failure`)).toEqual([
          `[${side} ${line}]`,
          `[${side} Heart failure]`,
        ]);
      }
  });

  it('understands no list of a study whose headings come twice, once for each part', () => {
    const part = (name: string, line: string) =>
      `Inclusion Criteria:\n* ${line}\nExclusion Criteria:\n* ${name}`;
    expect(read(`${part('Stroke', 'Diabetes')}\n\n${part('Asthma', 'No diabetes')}`)).toEqual([
      '[inclusion Diabetes]',
      '[exclusion Stroke]',
      '[inclusion No diabetes]',
      '[exclusion Asthma]',
    ]);
  });

  it('understands what follows an ordinary criterion that has the word "including"', () => {
    expect(read('* Any cancer, including that of the skin\n* Stroke')).toEqual([
      'inclusion Any cancer, including that of the skin',
      'inclusion Stroke',
    ]);
  });
});

describe('reading a list of criteria', () => {
  it.each(['Diabetes group', 'Control group:', 'Cancer', '**Healthy controls**'])(
    'does not understand a list after a line without a mark: %s',
    (line) => {
      for (const gap of ['\n', '\n\n'])
        expect(read(`Inclusion Criteria:\n* Asthma${gap}${line}\n* No diabetes\n* Stroke`).slice(-2)).toEqual(
          ['[inclusion No diabetes]', '[inclusion Stroke]'],
        );
      expect(read(`Inclusion Criteria:\n\n${line}\n\n* No diabetes\n* Stroke`)).toEqual([
        `[inclusion ${line}]`,
        '[inclusion No diabetes]',
        '[inclusion Stroke]',
      ]);
    },
  );

  it('understands a list after an item that goes on in the next line', () => {
    expect(read('* Type 2 diabetes for at least\ntwelve months\n* Stroke')).toEqual([
      'inclusion Type 2 diabetes for at least twelve months',
      'inclusion Stroke',
    ]);
  });

  it('does not understand groups without marks', () => {
    expect(read('Diabetes group\n\nDiabetes\n\nControl group\n\nNo diabetes')).toEqual([
      '[inclusion Diabetes group]',
      '[inclusion Diabetes]',
      '[inclusion Control group]',
      '[inclusion No diabetes]',
    ]);
  });

  it.each([
    '1. At least one of the following\na. Stroke\nb. Diabetes',
    '1. A risk of the heart\na) Stroke\nb) Diabetes',
    '* One of these conditions\n- Stroke\n- Diabetes',
    '* Any of these\n* Stroke\n* Diabetes',
    '* Diabetes group\n* Stroke\n* Diabetes',
    '* Either\n* Stroke\n* Diabetes',
    '* Patients who have\n* Stroke\n* Diabetes',
  ])('does not understand a list of alternatives: %j', (text) => {
    expect(read(`${text}\n2. Asthma`).slice(1)).toEqual([
      '[inclusion Stroke]',
      '[inclusion Diabetes]',
      '[inclusion Asthma]',
    ]);
  });

  it.each(['* Stroke; or\n* Diabetes', '* Stroke\n\nOR\n\n* Diabetes', '* Stroke\n* or diabetes'])(
    'does not understand items that "or" joins: %j',
    (text) => {
      for (const line of read(text)) expect(line).toMatch(/^\[/);
    },
  );

  it('says that a line is longer than what is kept, and keeps no half of a sign', () => {
    const [line = ''] = read(`* ${'x'.repeat(498)}\u{1F600}${'x'.repeat(20)}`);
    expect(line).toBe(`[inclusion ${'x'.repeat(498)}…]`);
    expect(line).not.toMatch(/\p{Cs}/u);
  });

  it('takes a time that grows with the length of the text only', () => {
    for (const sign of [';', '-', '*', ' ', '#', ': '])
      expect(criteriaLines(`a${sign.repeat(160_000)}b\n`.repeat(2)).length).toBeLessThan(4);
  });
});
