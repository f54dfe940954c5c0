import type { ArticleEntry, Letter, Subject } from '../types';

const entry = (name: string, kind: ArticleEntry['kind'], title = name): ArticleEntry => ({
  slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  title,
  summary: 'What it is, what you can do, and when to see a doctor.',
  kind,
  minutes: 4,
  isReviewDue: false,
});

const backPain = entry('Back pain', 'condition', 'Back pain: keep moving');
const pressure = entry('Blood pressure at home', 'guide', 'Measuring your blood pressure at home');
const count = entry('Blood count (CBC)', 'test', 'Complete blood count: what the numbers mean');
const burns = entry('Burns', 'first-aid', 'Burns: cool them for 20 minutes');
const dengue = {
  ...entry('Dengue', 'condition', 'Dengue: fluids, warning signs, when to go in'),
  isReviewDue: true,
};
const metformin = entry('Metformin', 'medicine', 'Metformin: how to take it, what to watch for');

export const found: readonly ArticleEntry[] = [pressure, dengue];

export const letters: readonly Letter[] = [
  { letter: 'B', articles: [backPain, count, pressure, burns] },
  { letter: 'D', articles: [dengue] },
  { letter: 'M', articles: [metformin] },
];

export const subjects: readonly Subject[] = [
  { id: 'heart', title: 'Heart and blood pressure', articles: [pressure] },
  { id: 'medicines', title: 'Medicines', articles: [metformin] },
  { id: 'lab-tests', title: 'Lab tests explained', articles: [count] },
  { id: 'first-aid', title: 'First aid', articles: [burns] },
];

export const often = [
  { label: 'Dengue', slug: dengue.slug },
  { label: 'Metformin', slug: metformin.slug },
];
