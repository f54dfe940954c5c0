import { inField, type Test, test, words } from './tests';

export const urinePanels = {
  'URINE ROUTINE EXAMINATION': [
    words(
      'urine-colour',
      ['Colour', 'Color', 'Colour', 'Colour'],
      'Pale Yellow',
      ['Yellow', 'Straw'],
      'Visual',
    ),
    words(
      'urine-appearance',
      ['Appearance', 'Transparency', 'Appearance', 'Clarity'],
      'Clear',
      ['Slightly Turbid', 'Hazy'],
      'Visual',
    ),
    test('urine-ph', ['pH', 'Reaction (pH)', 'pH', 'pH'], null, [5, 8], 1, [5, 8], 'Dipstick'),
    test(
      'urine-specific-gravity',
      ['Specific Gravity', 'Specific Gravity', 'Sp. Gravity', 'Specific Gravity'],
      null,
      [1.005, 1.03],
      3,
      [1.006, 1.03],
      'Dipstick',
    ),
    words(
      'urine-protein',
      ['Protein', 'Albumin', 'Urine Protein', 'Proteins'],
      'Negative',
      ['Trace', 'Positive (+)'],
      'Dipstick',
    ),
    words(
      'urine-glucose',
      ['Glucose', 'Sugar', 'Urine Glucose', 'Glucose'],
      'Negative',
      ['Trace'],
      'Dipstick',
    ),
    words(
      'urine-ketones',
      ['Ketones', 'Ketone Bodies', 'Ketones', 'Ketone'],
      'Negative',
      ['Trace'],
      'Dipstick',
    ),
    inField(
      'urine-pus-cells',
      ['Pus Cells', 'Pus Cells (WBCs)', 'Pus cells', 'Pus Cells'],
      '0-5',
      ['2-3', '6-8'],
      'Microscopy',
    ),
  ],
  SEROLOGY: [
    words(
      'hepatitis-b-surface-antigen',
      ['HBsAg', 'Hepatitis B Surface Antigen (HBsAg)', 'HBsAg', 'HBsAg'],
      'Non Reactive',
      ['Reactive'],
      'ELISA',
    ),
    words(
      'hepatitis-c-antibody',
      ['Anti HCV', 'HCV Antibody', 'Anti-HCV', 'Anti HCV'],
      'Non Reactive',
      ['Reactive'],
      'ELISA',
    ),
    words(
      'hiv',
      ['HIV 1 & 2', 'HIV I & II Antibodies', 'HIV 1 & 2 Antibodies', 'HIV I & II'],
      'Non Reactive',
      [],
      'ELISA',
    ),
  ],
} satisfies Record<string, readonly Test[]>;
