import { brand } from '@nadi/brand';
import * as m from '../../../generated/messages/messages';
import type { MildAdvice } from '../private/reading/advice-plan';
import { sayIf } from '../private/reading/condition-words';
import { mildWords } from './mild';

/** "One reading above range says little by itself. ... Measure in the morning and in the evening for a week, ..." */
export function sayAdvice({ type, side, advice, audience, condition }: MildAdvice): string {
  const { means, next } = mildWords[type][side];
  const step = next[advice];
  // Its meaning was given already, or that it is out of range under the condition.
  const lines = condition ? [step] : [means, step];
  const words = lines
    .flatMap((line) => (line ? [(line[audience] ?? line.adult)({ number: brand.emergencyNumber })] : []))
    .join(' ');
  return condition ? m.condition_then({ condition: sayIf(condition), advice: words }) : words;
}
