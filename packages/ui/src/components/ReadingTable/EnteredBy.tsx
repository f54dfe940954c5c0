import * as m from '../../../generated/messages/messages';
import type { ReadingRow } from './ReadingTable';

export type EnteredByProps = {
  row: Pick<ReadingRow, 'enteredBy'>;
  /** True if it goes on a sentence rather than begins one. */
  isInSentence?: boolean;
};

/** The person who entered a reading. */
export function EnteredBy({ row: { enteredBy }, isInSentence }: EnteredByProps) {
  const { name } = enteredBy;
  if (isInSentence) return enteredBy.self ? m.entered_lower_by_you() : m.entered_lower_by_other({ name });
  return enteredBy.self ? m.entered_by_you() : m.entered_by_other({ name });
}
