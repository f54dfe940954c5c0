import { describe, expect, it } from '@jest/globals';
import { criteriaLines } from './criteria-lines';

/** Each line as `side text`; a line in brackets is not understood by itself. */
const read = (text: string) =>
  criteriaLines(text).map(({ side, text: line, isAlone }) => {
    const said = `${side} ${line}`;
    return isAlone ? said : `[${said}]`;
  });

describe('a heading of criteria', () => {
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
  ])('of exclusion begins the exclusions: %s', (heading) => {
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
    'of a part of the study is kept as text, and begins exclusions of which none is understood: %s',
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

  it('in an item of a list begins a side of which nothing is understood', () => {
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
  ])('is none in a sentence, after which the side is the same and nothing is understood: %s', (line) => {
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

  it('that comes again makes each list one of a part of the study', () => {
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

describe('a list of criteria', () => {
  it.each(['Diabetes group', 'Control group:', 'Cancer', '**Healthy controls**'])(
    'after a line without a mark is not understood: %s',
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

  it('is understood after a line that goes on in the next one', () => {
    expect(read('* Type 2 diabetes for at least\ntwelve months\n* Stroke')).toEqual([
      'inclusion Type 2 diabetes for at least twelve months',
      'inclusion Stroke',
    ]);
  });

  it('of groups without marks is not understood', () => {
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
  ])('of alternatives is not understood: %j', (text) => {
    expect(read(`${text}\n2. Asthma`).slice(1)).toEqual([
      '[inclusion Stroke]',
      '[inclusion Diabetes]',
      '[inclusion Asthma]',
    ]);
  });

  it.each(['* Stroke; or\n* Diabetes', '* Stroke\n\nOR\n\n* Diabetes', '* Stroke\n* or diabetes'])(
    'that "or" joins is not understood: %j',
    (text) => {
      for (const line of read(text)) expect(line).toMatch(/^\[/);
    },
  );

  it('says that a line is longer than what is kept, and keeps no half of a sign', () => {
    const [line = ''] = read(`* ${'x'.repeat(498)}\u{1F600}${'x'.repeat(20)}`);
    expect(line).toBe(`[inclusion ${'x'.repeat(498)}…]`);
    expect(line).not.toMatch(/\p{Cs}/u);
  });

  it('is read in a time that grows with its length only', () => {
    for (const sign of [';', '-', '*', ' ', '#', ': '])
      expect(criteriaLines(`a${sign.repeat(160_000)}b\n`.repeat(2)).length).toBeLessThan(4);
  });
});
