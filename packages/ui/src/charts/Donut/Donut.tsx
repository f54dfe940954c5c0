import { useId, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { ChartFigure } from '../private/ChartFigure';
import { ChartTable } from '../private/ChartTable';
import { Swatch } from '../private/fills';
import { sayValue, type Unit, writeNumber, writeValue } from '../private/unit';
import { Walker } from '../private/Walker';
import * as styles from './Donut.css';
import { DonutRing } from './DonutRing';
import { type DonutPart, percentsOf, type Slice, slice, sort } from './parts';

export type DonutProps = {
  /** Subject of the chart: "Doses of November". */
  label: string;
  /** The chart's message, in a sentence: "You took nine of ten doses." */
  summary: string;
  unit: Unit;
  /** Parts that make a whole, in their order. From seven on, the largest five keep their name and the rest is "Other". */
  parts: readonly DonutPart[];
  /** Content of the middle. @default the sum of all parts */
  middle?: { value: string; words: string };
};

/** Parts of a whole: the ring for the eye, the list beside it for the numbers. Arrow keys read it part by part. */
export function Donut(props: DonutProps) {
  const { label, summary, parts } = props;
  const { slices, total, unknown } = slice(parts, (count) => m.donut_other({ count }));
  return (
    <ChartFigure
      label={label}
      summary={summary}
      isEmpty={total === 0}
      height="own"
      chart={<Readable {...props} slices={slices} total={total} unknown={unknown} />}
      table={<Table {...props} />}
      note={unknown.length > 0 ? m.donut_of_known() : undefined}
    />
  );
}

/** Never rounds a small part to 0 %, or a part short of all to 100 %. */
function writeShare(percent: number, share: number): string {
  if (percent === 0 && share > 0) return m.chart_share_least();
  return percent === 100 && share < 1 ? m.chart_share_most() : m.chart_share({ percent });
}
function sayShare(percent: number, share: number): string {
  if (percent === 0 && share > 0) return m.chart_share_least_spoken();
  return percent === 100 && share < 1 ? m.chart_share_most_spoken() : m.chart_share_spoken({ percent });
}

type ReadableProps = DonutProps & { slices: readonly Slice[]; total: number; unknown: readonly string[] };

function Readable({ label, unit, middle, slices, total, unknown }: ReadableProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const active = chosen === null ? null : Math.min(chosen, slices.length - 1);
  const current = slices[active ?? 0];
  const shown = active === null ? undefined : slices[active];
  return (
    <div className={styles.donut}>
      <div className={styles.ring} onPointerLeave={() => setChosen(null)}>
        <DonutRing slices={slices} patterns={id} active={active} onPoint={setChosen} />
        <div className={styles.middle} aria-hidden={shown ? true : undefined}>
          <span className={styles.middleValue}>
            {shown
              ? writeShare(shown.percent, shown.value / total)
              : (middle?.value ?? writeNumber(total, unit))}
          </span>
          <span className={styles.middleWords}>{shown?.label ?? middle?.words ?? unit.label}</span>
        </div>
        <Walker
          label={m.donut_walk({ label })}
          count={slices.length}
          active={active}
          start={0}
          isDownwards
          valueText={
            current
              ? m.chart_named_value({
                  name: current.label,
                  value: [
                    sayValue(current.value, unit),
                    sayShare(current.percent, current.value / total),
                  ].join(', '),
                })
              : ''
          }
          onActiveChange={setChosen}
        />
      </div>
      <ul className={styles.legend}>
        {slices.map((part, index) => (
          <li key={part.label} className={styles.item} data-active={index === active || undefined}>
            <Swatch index={index} />
            <span className={styles.name}>{part.label}</span>
            <span className={styles.value}>{writeValue(part.value, unit)}</span>
            <span className={styles.share}>{writeShare(part.percent, part.value / total)}</span>
          </li>
        ))}
        {unknown.map((name) => (
          <li key={name} className={`${styles.item} ${styles.unknown}`}>
            <span className={styles.noSwatch} />
            <span className={styles.name}>{name}</span>
            <span>{m.donut_unknown()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every part, those of "Other" too. */
function Table({ label, unit, parts }: DonutProps) {
  const { known, unknown } = sort(parts);
  const values = known.map(({ value }) => value);
  const percents = percentsOf(values);
  const total = values.reduce((sum, value) => sum + value, 0);
  return (
    <ChartTable
      caption={label}
      columns={[
        m.donut_part(),
        m.chart_column({ name: m.reading_column_value(), unit: unit.label }),
        m.donut_share(),
      ]}
      rows={[
        ...known.map(({ label: name, value }, index) => ({
          key: name,
          cells: [name, writeNumber(value, unit), writeShare(percents[index] ?? 0, value / total)],
        })),
        ...unknown.map((name) => ({ key: name, cells: [name, m.donut_unknown(), ''] })),
      ]}
    />
  );
}
