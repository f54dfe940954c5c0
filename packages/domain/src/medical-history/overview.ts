import { type KeptEntry, saysNone } from './entry';
import { counts, entryKinds, type LifestyleAnswer, type Topic, topics } from './kinds';

const isCurrent = ({ status }: KeptEntry): boolean =>
  status === 'active' || status === 'remission' || status === 'unknown';

/** Conditions, allergies and medicines in short, as a dashboard tells of them. */
export const sectionsOf = (rows: readonly KeptEntry[]) =>
  (['condition', 'allergy', 'medicine'] as const).map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return {
      kind,
      answer: answerOf(own),
      current: own
        .filter((row) => !saysNone(row) && isCurrent(row))
        .map(({ id, name, status }) => ({ id, name, status })),
    };
  });

function answerOf(rows: readonly KeptEntry[]): 'listed' | 'none-known' | 'not-answered' {
  if (rows.some(saysNone)) return 'none-known';
  return rows.some(counts) ? 'listed' : 'not-answered';
}

export const unansweredOf = (rows: readonly KeptEntry[]) =>
  entryKinds.filter((kind) => answerOf(rows.filter((row) => row.kind === kind)) === 'not-answered');

type Guideline = { title: string; clause: string | null; url: string };
type Recommended = { source: Guideline; met: readonly LifestyleAnswer[] };

/** Holds what guidelines recommend; for a diet as it is asked about here none does. */
const recommended: Readonly<Record<Topic, Recommended | null>> = {
  tobacco: {
    met: ['never', 'former'],
    source: {
      title: 'WHO, Tobacco, fact sheet',
      clause: 'There is no safe level of exposure to tobacco',
      url: 'https://www.who.int/news-room/fact-sheets/detail/tobacco',
    },
  },
  alcohol: {
    met: ['never', 'former'],
    source: {
      title: 'WHO Regional Office for Europe, No level of alcohol consumption is safe for our health, 2023',
      clause: null,
      url: 'https://www.who.int/europe/news/item/04-01-2023-no-level-of-alcohol-consumption-is-safe-for-our-health',
    },
  },
  activity: {
    met: ['150-minutes-or-more'],
    source: {
      title: 'WHO, Guidelines on physical activity and sedentary behaviour, 2020',
      clause: 'Adults: at least 150 to 300 minutes of moderate-intensity aerobic activity in a week',
      url: 'https://www.who.int/publications/i/item/9789240015128',
    },
  },
  diet: null,
};

/** Each question of lifestyle with its answer, beside what a guideline recommends to adults. */
export const lifestyleOf = (rows: readonly KeptEntry[], { isAdult }: { isAdult: boolean }) =>
  topics.map((topic) => {
    const found = rows.find((row) => row.topic === topic && counts(row));
    const guide = isAdult ? recommended[topic] : null;
    const answer = found?.answer ?? null;
    return {
      topic,
      answer,
      entryId: found?.id ?? null,
      meets: guide && answer && guide.met.includes(answer),
      source: guide?.source ?? null,
    };
  });
