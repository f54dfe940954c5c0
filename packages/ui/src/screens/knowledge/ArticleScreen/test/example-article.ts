import type { Article, ArticleName, Run } from '../types';

const text = (words: string): readonly Run[] => [{ kind: 'text', text: words }];

/** An article of the hub, cut short. */
export const measuring: Article = {
  slug: 'measuring-blood-pressure-at-home',
  title: 'Measuring your blood pressure at home',
  summary:
    'Rest for five minutes, put the cuff on your bare upper arm at the height of your heart, and take two readings a minute apart, morning and evening.',
  author: 'Nadi editors',
  reviewer: null,
  reviewedOn: null,
  nextReviewOn: '2027-09-04',
  version: 2,
  changes: [
    { version: 1, on: '2026-10-02', what: 'First version.' },
    { version: 2, on: '2026-11-04', what: 'Names both arms.' },
  ],
  minutes: 5,
  urgency: {
    lead: 'You have any one of these, whatever the monitor says:',
    signs: [
      'Pain or pressure in the chest, or breathlessness at rest',
      'Weakness on one side, a drooping face, trouble speaking or seeing',
      'Sudden severe headache, confusion or a fit',
    ],
    note: '',
  },
  blocks: [
    {
      id: 'before',
      title: 'Before you sit down',
      blocks: [
        {
          kind: 'list',
          items: [
            text('No tea, coffee, tobacco or exercise for 30 minutes. Empty your bladder.'),
            text('In the morning, measure before your tablets and before breakfast.'),
          ],
        },
        {
          kind: 'aside',
          title: 'Which cuff?',
          blocks: [
            {
              kind: 'paragraph',
              runs: [
                ...text(
                  'Measure around the middle of your upper arm. A cuff that is too small reads too high. ',
                ),
                {
                  kind: 'link',
                  target: { kind: 'article', slug: 'choosing-a-cuff' },
                  runs: text('Choosing a cuff'),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'take',
      title: 'Take the readings',
      blocks: [
        {
          kind: 'steps',
          items: [
            text('Rest for five minutes. No talking, no phone.'),
            text('Press start, and sit still until the monitor stops.'),
            text('Wait one minute, then measure again.'),
            text('Write down both, with the time and the arm.'),
          ],
        },
      ],
    },
    {
      id: 'average',
      title: 'What your average means',
      blocks: [
        {
          kind: 'paragraph',
          runs: [
            ...text('Leave out the first day and average the rest.'),
            { kind: 'source', number: 1 },
            ...text(' '),
            { kind: 'strong', runs: text('If your doctor gave you a target, use it.') },
          ],
        },
        {
          kind: 'table',
          head: [text('mmHg'), text('What to do')],
          rows: [
            [text('Below 135 / 85'), text('Keep your tablets and habits as they are.')],
            [
              text('135 / 85 or higher'),
              text('See a doctor in the next two weeks. Change no tablets on your own.'),
            ],
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Stergiou GS and others. European Society of Hypertension practice guidelines for blood pressure measurement. 2021.',
      url: 'https://doi.org/10.1097/HJH.0000000000002843',
    },
  ],
};

export const related: readonly ArticleName[] = [
  { slug: 'high-blood-pressure', title: 'High blood pressure: what it does, what lowers it', minutes: 7 },
  { slug: 'telmisartan', title: 'Telmisartan: how to take it, what to watch for', minutes: 4 },
];
