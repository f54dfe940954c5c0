import * as m from '../../../generated/messages/messages';
import { Link } from '../Link/Link';
import { sayRanges } from '../private/reading/range-words';
import type { Interpretation, Question } from '../private/reading/reading';
import { SourceList } from '../private/SourceList/SourceList';
import { note } from './SourceNote.css';

export type SourceNoteProps = { interpretation: Interpretation };

const questions: Record<Question, () => string> = {
  'date-of-birth': m.asks_date_of_birth,
  pregnancy: m.asks_pregnancy,
  timing: m.asks_timing,
  'oxygen-target': m.asks_oxygen_target,
  altitude: m.asks_altitude,
};

/** The basis of an interpretation: the ranges with their limits, who published them, and the question that would settle which one applies. */
export function SourceNote({ interpretation: { reason, ranges, asks } }: SourceNoteProps) {
  const sources = ranges.flatMap((range) => range.sources);
  return (
    <div className={note}>
      {reason && <p>{reason === 'opposite-sides' ? m.not_assessed_opposite() : m.not_assessed_no_range()}</p>}
      {sayRanges(ranges).map((range) => (
        <p key={range}>{range}</p>
      ))}
      {asks.map((question) => (
        <p key={question}>
          {questions[question]()}
          {question !== 'timing' && (
            <>
              {' '}
              <Link href="/dashboard/profile">{m.asks_profile()}</Link>
            </>
          )}
        </p>
      ))}
      {sources.length > 0 && (
        <div>
          {m.range_sources()}
          <SourceList sources={sources} />
        </div>
      )}
    </div>
  );
}
