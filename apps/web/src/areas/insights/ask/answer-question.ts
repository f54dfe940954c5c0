import { answerFrom } from '@nadi/domain/insights/ask/answer';
import type { Computed } from '@nadi/domain/insights/ask/compute';
import type { Subject } from '@nadi/domain/insights/ask/topics';
import type { Understood } from '@nadi/domain/insights/ask/understand';
import { analyteOf } from '@nadi/domain/labs/dictionary';
import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import type { AskAnswer, AskComputed, AskGap, AskPassage } from '@nadi/ui/screens/insights/AskRecord';
import { kindLabel } from '@nadi/ui/words/reading';
import type { Clock } from '../../../kernel/browser/clock';
import type { ReadServices } from '../../../kernel/search/search-part';
import { articleSearch } from '../../knowledge/offers';
import type { Found } from './found';
import { becauseOf, readRecord } from './read-record';

/** Names of tests that are said of a topic; "urine" has many more. */
const maxNames = 6;

/** The name of what a value is of. */
function nameOf(subject: Subject): string {
  const id = subject.slice(subject.indexOf(':') + 1);
  return subject.startsWith('reading:') ? kindLabel(id as VitalSignType) : (analyteOf(id)?.name ?? id);
}

function namesOf(subjects: readonly Subject[]): string[] {
  const names = [...new Set(subjects.map(nameOf))];
  return names.length > maxNames ? [...names.slice(0, maxNames), '…'] : names;
}

function presented(computed: Computed, passages: ReadonlyMap<string, AskPassage>): AskComputed {
  const { measure, subject, numbers, id, ids, left } = computed;
  const isPressure = subject === 'reading:blood_pressure';
  const value = numbers.map((number) => number.value).join('/');
  return {
    ...{ measure, left, name: nameOf(subject), count: ids.length },
    value: numbers.length === 0 ? null : [value, numbers[0]?.unit].filter(Boolean).join(' '),
    passage: id === null ? null : (passages.get(id) ?? null),
    isByUpper: isPressure && (measure === 'highest' || measure === 'lowest'),
  };
}

type Given = {
  services: ReadServices;
  clock: Clock;
  /** The ids of readings that ask for action. */
  asking: ReadonlySet<string>;
  /** Readings that wait on this device to be sent. */
  unsent: number;
};

async function articlesFor({ topics, terms }: Understood, { services, clock }: Given) {
  const words = [...topics.map((topic) => topic.words), ...terms].join(' ');
  if (words === '') return [];
  const { find } = await articleSearch.load(services, clock);
  return find(words).map(({ href, title, detail = '' }) => ({ href, title, summary: detail }));
}

/** Answers a question from the person's record and the hub. Nothing of the question leaves this device. */
export async function answerQuestion(asked: Understood, given: Given): Promise<AskAnswer> {
  const { services, clock, asking, unsent } = given;
  const { timeZone } = clock;
  const [record, articles] = await Promise.all([
    readRecord({ services, asked, timeZone, asking }),
    articlesFor(asked, given).catch((error): AskGap => ({ kind: 'article', because: becauseOf(error) })),
  ]);
  const { items, computed } = answerFrom(
    record.found.map(({ item }) => item),
    asked,
    timeZone,
  );
  const keyOf = ({ kind, id }: Found['item']) => `${kind} ${id}`;
  const passages = new Map(record.found.map(({ item, passage }) => [keyOf(item), passage]));
  const byId = new Map(record.found.map(({ item, passage }) => [item.id, passage]));
  return {
    understood: {
      topics: asked.topics.map(({ words, subjects }) => ({ words, names: namesOf(subjects) })),
      parts: [...new Set(asked.parts.map(({ kind }) => kind))],
      ...{ terms: asked.terms, period: asked.period, measure: asked.measure },
    },
    computed: computed.map((one) => presented(one, byId)),
    passages: items.flatMap((item) => passages.get(keyOf(item)) ?? []),
    articles: Array.isArray(articles) ? articles : [],
    gaps: [
      ...record.gaps,
      ...(Array.isArray(articles) ? [] : [articles]),
      ...(unsent > 0 ? [{ kind: 'reading', because: 'unsent', count: unsent } as const] : []),
    ],
  };
}
