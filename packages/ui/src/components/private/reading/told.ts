import type { ReadingRow } from '../../ReadingTable/ReadingTable';
import type { SeveralSigns } from '../../TogetherAdvice/TogetherAdvice';
import { isUrgent, planAdvice, type UrgentAdvice } from './advice-plan';
import { isCheckedFirst } from './checked-first';

/** A message about the readings of one type; `messagesFor` of the clinical rules makes it. */
export type ReadingMessage = {
  /** `recent`: of the last day. `raised-in-pregnancy`: older, and not measured again. `last`: the latest, older than a day. */
  because: 'recent' | 'raised-in-pregnancy' | 'last';
  /** Its advice is given. */
  reading: ReadingRow;
  /** Other dangerous readings of the day, such as one on the other side; they are named. */
  others: readonly ReadingRow[];
  /** A newer reading that asks for less; it takes nothing back. */
  newer: ReadingRow | null;
};

/** All that a place must tell of readings, the most urgent first. */
export type Told = { messages: readonly ReadingMessage[]; together: SeveralSigns | null };

export const isUrgentMessage = ({ because, reading }: ReadingMessage): boolean =>
  because === 'raised-in-pregnancy' || isUrgent(reading.interpretation.worst.advice);

/** Returns the messages that go before everything else, the most urgent first. */
export const askingOf = ({ messages }: Pick<Told, 'messages'>): ReadingMessage[] =>
  messages.filter(({ because }) => because !== 'last');

/** Returns the panels of advice of a message. An older reading still asks for action only if it is dangerous in itself. */
export const urgentAdviceOf = ({ because, reading }: ReadingMessage): UrgentAdvice[] =>
  planAdvice(reading).urgent.filter(({ isCritical }) => because !== 'last' || isCritical);

/** Returns true if there is anything to do at once. */
export const asksForAction = ({ messages, together }: Told): boolean =>
  together !== null || messages.some((message) => urgentAdviceOf(message).length > 0);

/** Returns true if help is called in any case, before it is measured once more. */
export const callsAtOnce = (told: Told): boolean =>
  told.together?.advice === 'emergency' ||
  askingOf(told).some(({ reading, others }) => [reading, ...others].some(isCalledAtOnce));

const isCalledAtOnce = (reading: ReadingRow): boolean =>
  planAdvice(reading).urgent.some(
    (advised) => advised.advice === 'emergency' && advised.condition === null && !isCheckedFirst(advised),
  );
