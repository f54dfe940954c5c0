import { pregnancyAnswer } from '../vital-signs/pregnancy-answer';
import { pregnancyAt } from '../vital-signs/situations';
import type { Subject } from '../vital-signs/vital-sign';

/** Returns if a person is pregnant today, by their health facts, and else by gender and age. */
export function pregnancyOf(subject: Subject, now: Date): 'pregnant' | 'not-pregnant' | 'unknown' {
  const answer = pregnancyAnswer(subject.facts, now);
  const isExcluded = answer === 'unknown' && pregnancyAt(subject, now.toISOString()) === 'no';
  return isExcluded ? 'not-pregnant' : answer;
}
