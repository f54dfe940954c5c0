import * as m from '../../../generated/messages/messages';
import type { MildAdvice } from '../private/reading/advice-plan';
import { mildWords } from './mild';

const then = {
  'pregnant-or-after-birth': m.condition_pregnancy_then,
  fasting: m.condition_fasting_then,
} as const;

/** "One reading above range says little by itself. ... Measure in the morning and in the evening for a week, ..." */
export function sayAdvice({ type, side, advice, audience, condition }: MildAdvice): string {
  const { means, next } = mildWords[type][side];
  const step = next[advice];
  // What it means was said already, or that it is out of range under the condition.
  const lines = condition ? [step] : [means, step];
  const words = lines.flatMap((line) => (line ? [(line[audience] ?? line.adult)()] : [])).join(' ');
  return condition ? then[condition]({ advice: words }) : words;
}
