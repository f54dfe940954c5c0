import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { PulseRiver } from '../../components/PulseRiver/PulseRiver';
import * as styles from './chart.css';

export type ChartFigureProps = {
  /** Subject of the chart, for screen readers: "Steps a day". */
  label: string;
  /** The chart's message, in a sentence. */
  summary?: string;
  isEmpty: boolean;
  chart: ReactNode;
  /** The chart's twin: every value as text. */
  table: ReactNode;
  /** A note that is needed to read it: a source, a restriction. */
  note?: ReactNode;
  /** `steady` goes by the width, and a long table scrolls in it; `own` is as high as the chart is. @default 'steady' */
  height?: 'steady' | 'own';
};

function stageOf(height: 'steady' | 'own', isOfWords: boolean): string {
  if (height === 'own') return styles.ownStage;
  return isOfWords ? styles.stage : styles.growingStage;
}

/** The common frame of charts: the sentence first, then the drawing or its table, then the switch between the two. */
export function ChartFigure({
  label,
  summary,
  isEmpty,
  chart,
  table,
  note,
  height = 'steady',
}: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <figure className={styles.chart} aria-label={label}>
      {summary && !isEmpty && <p className={styles.summary}>{summary}</p>}
      <div className={stageOf(isEmpty ? 'steady' : height, isTable || isEmpty)}>
        {isEmpty ? (
          <div className={styles.empty}>
            <PulseRiver size="small" />
            {m.chart_empty()}
          </div>
        ) : isTable ? (
          table
        ) : (
          chart
        )}
      </div>
      {!isEmpty && (
        <figcaption className={styles.foot}>
          <span className={styles.footNote}>{note}</span>
          <AriaButton className={styles.toggle} data-print="hide" onPress={() => setIsTable(!isTable)}>
            {isTable ? m.trend_show_chart() : m.trend_show_table()}
          </AriaButton>
        </figcaption>
      )}
    </figure>
  );
}
