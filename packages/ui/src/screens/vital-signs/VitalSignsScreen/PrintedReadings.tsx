import * as m from '../../../../generated/messages/messages';
import { Measurement } from '../../../components/Measurement/Measurement';
import { formattingLocale } from '../../../components/private/reading/locale';
import { sayRanges } from '../../../components/private/reading/range-words';
import { type GuidelineSource, partsOf } from '../../../components/private/reading/reading';
import { circumstances, readingLabel } from '../../../components/private/reading/words';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { formatOnPaper } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { sayStatus } from '../../../words/reading';
import { cell, heading, paper, table, whole } from '../../private/paper.css';

export type PrintedReadingsProps = {
  /** The newest first. */
  rows: readonly ReadingRow[];
  clock: Clock;
};

/** All readings of the period as paper shows them: exact dates, the range beside each, and who says so. */
export function PrintedReadings({ rows, clock }: PrintedReadingsProps) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const columns = [
    m.reading_column_when(),
    m.reading_column_what(),
    m.reading_column_value(),
    m.reading_column_reading(),
    m.print_range(),
    m.form_note(),
  ];
  return (
    <div className={paper}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={whole}>
                {formatOnPaper(row.measuredAt, options)}
              </th>
              <td className={cell}>{readingLabel(row)}</td>
              <td className={whole}>
                <Measurement parts={partsOf(row)} unit={row.unit} />
              </td>
              <td className={cell}>{sayStatus(row.interpretation)}</td>
              <td className={cell}>{sayRanges(row.interpretation.ranges).join(' ')}</td>
              <td className={cell}>{[circumstances(row), row.note].filter(Boolean).join('. ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sources rows={rows} />
    </div>
  );
}

/** Each guideline that a range is from, once. */
function Sources({ rows }: { rows: readonly ReadingRow[] }) {
  const sources = new Map<string, GuidelineSource>();
  for (const { interpretation } of rows)
    for (const source of interpretation.ranges.flatMap((range) => range.sources))
      sources.set(source.url, source);
  if (sources.size === 0) return null;
  return (
    <div data-print="together">
      <p>
        <strong>{m.print_sources()}</strong>
      </p>
      <ul>
        {[...sources.values()].map(({ title, url }) => (
          <li key={url}>
            {title}, {url}
          </li>
        ))}
      </ul>
    </div>
  );
}
