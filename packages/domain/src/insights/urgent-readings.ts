import { capital } from '../kernel/words';
import { messagesFor, type ReadingMessage, type Together } from '../vital-signs/messages-for';
import type { Advice } from '../vital-signs/range';
import { compareSeverity, type Verdict } from '../vital-signs/severity';
import type { VitalSignType } from '../vital-signs/vital-sign';
import type { InsightInput, InsightReading } from './input';
import { type InsightLevel, type InsightStatement, insightLevels, urgentFrom } from './statement';
import {
  adviceLater,
  adviceNow,
  conditionWords,
  distinct,
  sayStatus,
  sayValue,
  sayWhen,
  typeWords,
} from './words';

/** How much an advice matters, where its reading is of the last day. */
const levels: Readonly<Record<Advice, InsightLevel>> = {
  emergency: 'emergency',
  'emergency-if-symptoms': 'urgent',
  'same-day': 'urgent',
  soon: 'attention',
  repeat: 'attention',
};
const rankOf = (level: InsightLevel): number => insightLevels.indexOf(level);
const highest = (all: readonly InsightLevel[]): InsightLevel =>
  all.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a), 'attention');

/**
 * States each thing that surfaces tell of readings, in the same order: nothing of it is left out or made milder. What is certain is said first and without a
 * condition; what is worse under a condition is said besides.
 */
export function urgentReadings({ latest, now, timeZone }: InsightInput): InsightStatement[] {
  const { messages, together } = messagesFor(latest, now);
  return [
    ...(together ? [ofTogether(together, timeZone)] : []),
    ...messages.map((message) => ofMessage(message, timeZone)),
  ];
}

/**
 * Returns the types of readings that are told as urgent, alone or together. Averages and forecasts of them are left out meanwhile: a figure that falls, and a doctor
 * "at the next visit", would soften a call for help.
 */
export function urgentTypes({ latest, now }: Pick<InsightInput, 'latest' | 'now'>): Set<VitalSignType> {
  const { messages, together } = messagesFor(latest, now);
  const urgent = messages.filter((message) => rankOf(levelOfMessage(message)) >= urgentFrom);
  return new Set(
    [...urgent.map(({ reading }) => reading), ...(together?.readings ?? [])].map(({ type }) => type),
  );
}

/** First aid differs by reading: sugar for low glucose, for one. */
const readsOn = 'Open your dashboard: the advice of the reading itself says what else to do.';

/** ADA, Standards of Care 2025, section 6: 15 g of sugar for a low glucose, and another test after 15 minutes. It comes before all else. */
const firstAid = (all: readonly InsightReading[], isRecent: boolean): string[] =>
  isRecent && all.some((one) => one.type === 'glucose' && toldOf(one).side === 'low')
    ? [
        'If drowsy or unable to swallow: nothing by mouth, and call 112. Otherwise take about 15 g of sugar now, and measure again after 15 minutes.',
      ]
    : [];

type Message = ReadingMessage<InsightReading>;

const levelOfMessage = ({ because, reading, others }: Message): InsightLevel =>
  highest([reading, ...others].map((one) => levelOf(one, because === 'recent')));

function ofMessage(message: Message, timeZone: string): InsightStatement {
  const { because, reading, others, newer } = message;
  const isRecent = because === 'recent';
  const { interpretation } = reading;
  const all = [reading, ...others];
  const { condition } = interpretation.worst;
  // A certain part is not hedged because more may be true.
  const certainly = condition === null || interpretation.advice !== null;
  const headed = condition !== null && certainly ? interpretation : toldOf(reading);
  const sayOne = (one: InsightReading) => `${sayValue(one)} ${sayWhen(one.measuredAt, timeZone)}`;
  return {
    ...{
      key: `reading-${reading.type}`,
      rule: because === 'recent' ? 'reading-asks' : 'earlier-reading-asks',
      level: levelOfMessage(message),
    },
    status: statusOf(toldOf(reading)),
    title: `Your ${typeWords[reading.type]} of ${sayOne(reading)} ${certainly ? 'was' : 'may have been'} ${sayStatus(headed)}`,
    text: [
      interpretation.status === 'not-assessed'
        ? 'No range that holds in any case could be applied to it.'
        : interpretation.side === null
          ? 'By one range that may apply to you it is in range.'
          : `It is ${sayStatus(interpretation)} by every range that may apply to you.`,
      ...(condition === null
        ? []
        : [`${conditionWords[condition]}, it is ${sayStatus(interpretation.worst)}.`]),
      ...others.map((one) => `Another one, ${sayOne(one)}, is ${sayStatus(toldOf(one))}.`),
      ...(newer
        ? [`A newer one, ${sayOne(newer)}, asks for less. The advice stays: either may be wrong.`]
        : []),
    ].join(' '),
    steps: [
      ...firstAid(all, isRecent),
      ...new Set(all.flatMap((one) => stepsOf(one, because))),
      ...(isRecent ? [readsOn] : []),
    ],
    confidence: certainly
      ? { level: 'sure', because: 'Every range that may apply to you says so. The device may be wrong.' }
      : { level: 'not_sure', because: 'It depends on something about you that is not recorded.' },
    figures: [],
    from: null,
    to: reading.measuredAt,
    evidence: [...all, ...(newer ? [newer] : [])]
      .sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt))
      .map((one) => ({
        kind: 'reading' as const,
        ...{ id: one.id, label: `${capital(typeWords[one.type])} ${sayValue(one)}`, at: one.measuredAt },
      })),
    chart: null,
    sources: distinct(
      all.flatMap(({ interpretation: { ranges } }) => ranges.flatMap(({ sources }) => sources)),
    ).slice(0, 20),
  };
}

/** The verdict that is told of a reading: the worst that is possible, unless what is certain is more. */
const toldOf = ({ interpretation: { status, side, advice, worst } }: InsightReading): Verdict =>
  compareSeverity(worst, { status, side, advice }) >= 0 ? worst : { status, side, advice };

const statusOf = ({ status, side }: Verdict) =>
  status === 'critical' || status === 'in-range' || status === 'not-assessed'
    ? status
    : side === 'low'
      ? 'low'
      : 'high';

/** An emergency under a condition may be one: its words say the condition, and a heading that has none must not call for help. */
function levelOf({ interpretation: { advice, worst } }: InsightReading, isRecent: boolean): InsightLevel {
  const certain = advice ? [levels[advice]] : [];
  const possible = worst.advice ? [levels[worst.advice]] : [];
  const isMaybe = (level: InsightLevel) => level === 'emergency' && (worst.condition !== null || !isRecent);
  return highest([
    ...certain.map((level) => (level === 'emergency' && !isRecent ? 'urgent' : level)),
    ...possible.map((level) => (isMaybe(level) ? 'urgent' : level)),
  ]);
}

function stepsOf(
  { interpretation: { advice, worst, reason } }: InsightReading,
  because: Message['because'],
): string[] {
  const words = because === 'recent' ? adviceNow : adviceLater;
  const pregnancy =
    because === 'raised-in-pregnancy'
      ? [
          'Call your doctor, midwife or maternity unit today, and measure again. With a bad headache, blurred vision, pain below the ribs or sudden swelling, go to hospital now.',
        ]
      : [];
  const certain = advice ? [words[advice]] : [];
  const conditional =
    worst.advice && worst.condition && worst.advice !== advice && reason !== 'opposite-sides'
      ? [`${conditionWords[worst.condition]}: ${words[worst.advice]}`]
      : worst.advice && worst.advice !== advice
        ? [words[worst.advice]]
        : [];
  return [...certain, ...conditional, ...pregnancy];
}

function ofTogether(
  { list, total, advice, condition, readings }: Together<InsightReading>,
  timeZone: string,
): InsightStatement {
  const newest = readings.reduce((a, b) => (Date.parse(b.measuredAt) > Date.parse(a.measuredAt) ? b : a));
  const said =
    list === 'news2' ? `They have ${total} points by NEWS2.` : `${total} of them are warning signs.`;
  return {
    ...{ key: 'signs-together', rule: 'signs-together', level: levels[advice], status: 'critical' },
    title: 'Your latest readings together can be a sign of serious illness',
    text: `${condition ? `${conditionWords[condition]}, this holds: ` : ''}${readings.map((one) => `${typeWords[one.type]} ${sayValue(one)}, ${sayWhen(one.measuredAt, timeZone)}`).join('; ')}. ${said}`,
    steps: [adviceNow[advice]],
    confidence: condition
      ? { level: 'not_sure', because: 'It depends on something about you that is not recorded.' }
      : { level: 'fairly_sure', because: 'The list is made for people in care; devices at home may be off.' },
    figures: [{ label: list === 'news2' ? 'Points by NEWS2' : 'Warning signs', value: total, unit: '' }],
    ...{ from: null, to: newest.measuredAt },
    evidence: readings.map((one) => ({
      kind: 'reading' as const,
      ...{ id: one.id, label: `${capital(typeWords[one.type])} ${sayValue(one)}`, at: one.measuredAt },
    })),
    chart: null,
    sources: distinct(
      readings.flatMap(({ interpretation: { ranges } }) => ranges.flatMap(({ sources }) => sources)),
    ).slice(0, 20),
  };
}
