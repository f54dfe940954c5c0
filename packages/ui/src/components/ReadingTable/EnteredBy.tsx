import * as m from '../../../generated/messages/messages';
import type { ReadingRow } from './ReadingTable';

export type EnteredByProps = {
  row: Pick<ReadingRow, 'enteredBy' | 'unsent'>;
  /** Whether it goes on a sentence rather than begins one. */
  isInSentence?: boolean;
};

/** Who entered a reading. What is not sent yet says so beside its interpretation, never in its place. */
export function EnteredBy({ row: { enteredBy, unsent }, isInSentence }: EnteredByProps) {
  const { name } = enteredBy;
  const begin = enteredBy.self ? m.entered_by_you() : m.entered_by_other({ name });
  const goOn = enteredBy.self ? m.entered_lower_by_you() : m.entered_lower_by_other({ name });
  return (
    <>
      {isInSentence ? goOn : begin}
      {unsent && (
        <>
          , <strong>{m.not_sent_yet()}</strong>
        </>
      )}
    </>
  );
}
