import * as m from '../../../../generated/messages/messages';
import type { ReadingRow } from '../../ReadingTable/ReadingTable';
import { sayIf } from './condition-words';
import { sayCondition } from './conditional';
import type { ReadingType } from './reading';
import { askingOf, isUrgentMessage, type ReadingMessage, type Told, urgentAdviceOf } from './told';
import { kindLabel, writeReading } from './words';

/** Within a sentence: "your blood pressure". */
export const kindWithin = (type: ReadingType) => kindLabel(type).toLocaleLowerCase();

/** Says each urgent reading of the last day, and signs that are urgent together; empty if nothing is. */
export const sayUrgent = (told: Told): string =>
  [
    told.together ? m.attention_together() : '',
    ...askingOf(told).filter(isUrgentMessage).map(messageSentence),
  ]
    .filter(Boolean)
    .join(' ');

/** Says all that asks for action, with an older reading that is dangerous in itself; for a place beside the dashboard. Empty if nothing does. */
export const sayTold = (told: Told): string =>
  [
    sayUrgent(told),
    ...told.messages
      .filter((message) => message.because === 'last' && urgentAdviceOf(message).length > 0)
      .map(lastSentence),
  ]
    .filter(Boolean)
    .join(' ');

export function messageSentence({ because, reading, others, newer }: ReadingMessage): string {
  if (because === 'raised-in-pregnancy') return raisedSentence(reading);
  return [
    attentionSentence(reading),
    ...others.map((other) => m.attention_other({ reading: writeReading(other) })),
    newerSentence(newer),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says whom to call today about a pressure that was raised in pregnancy and not measured again; if pregnancy is not known, under which condition. */
function raisedSentence(reading: ReadingRow): string {
  const about = { kind: kindWithin(reading.type), reading: writeReading(reading) };
  const { condition } = reading.interpretation.worst;
  return condition === null
    ? m.headline_raised_in_pregnancy(about)
    : m.headline_raised_in_pregnancy_if({ ...about, condition: sayIf(condition) });
}

/** "Your oxygen saturation, 84 %, is critical.", with what is worse under a condition. */
function attentionSentence(reading: ReadingRow): string {
  const { interpretation } = reading;
  const about = { kind: kindWithin(reading.type), reading: writeReading(reading) };
  const said = {
    critical: m.attention_critical,
    high: m.attention_high,
    low: m.attention_low,
    'in-range': m.attention_in_range,
    'not-assessed': m.attention_not_assessed,
  }[interpretation.status](about);
  return [said, sayCondition(interpretation)].filter(Boolean).join(' ');
}

/** "A newer reading, 98 %, is in range.", with what is worse under a condition. */
function newerSentence(newer: ReadingRow | null): string {
  if (!newer) return '';
  const { interpretation } = newer;
  const said = {
    critical: m.newer_critical,
    high: m.newer_high,
    low: m.newer_low,
    'in-range': m.newer_in_range,
    'not-assessed': m.newer_not_assessed,
  }[interpretation.status]({ reading: writeReading(newer) });
  return [said, sayCondition(interpretation)].filter(Boolean).join(' ');
}

/** "Your last glucose, 262 mg/dL, was above range.", for a reading that is a day to a week old. */
export function lastSentence({ reading }: ReadingMessage): string {
  const said = {
    critical: m.headline_last_critical,
    high: m.headline_last_high,
    low: m.headline_last_low,
    'in-range': m.headline_last_in_range,
    'not-assessed': m.headline_last_not_assessed,
  }[reading.interpretation.status]({ kind: kindWithin(reading.type), reading: writeReading(reading) });
  return [said, sayCondition(reading.interpretation)].filter(Boolean).join(' ');
}
