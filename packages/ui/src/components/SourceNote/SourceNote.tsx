import * as m from '../../../generated/messages/messages';
import { Link } from '../Link/Link';
import { sayRanges } from '../private/reading/range-words';
import type { AppliedRange, GuidelineSource, Interpretation, Question } from '../private/reading/reading';
import { list, note } from './SourceNote.css';

export type SourceNoteProps = { interpretation: Interpretation };

const questions: Record<Question, () => string> = {
  'date-of-birth': m.asks_date_of_birth,
  pregnancy: m.asks_pregnancy,
  timing: m.asks_timing,
};

/** What an interpretation rests on: the ranges with their limits, who published them, and what would settle which holds. */
export function SourceNote({ interpretation: { reason, ranges, asks } }: SourceNoteProps) {
  const sources = sourcesOf(ranges);
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
          <ul className={list}>
            {sources.map(({ title, clause, url }) => (
              <li key={title}>
                <Link href={url} isExternal>
                  {title}
                </Link>
                {clause && <>. {m.range_source_clause({ clause })}</>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Each guideline once, with the clauses of all ranges. */
function sourcesOf(ranges: readonly AppliedRange[]): GuidelineSource[] {
  const found = new Map<string, GuidelineSource>();
  for (const source of ranges.flatMap(({ sources }) => sources)) {
    const known = found.get(source.title);
    const clauses = new Set([known?.clause, source.clause].flatMap((clause) => clause?.split('; ') ?? []));
    found.set(source.title, { ...source, clause: clauses.size > 0 ? [...clauses].join('; ') : null });
  }
  return [...found.values()];
}
