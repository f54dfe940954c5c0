import { type ComponentType, useMemo, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import type { AllChartsProps } from './AllCharts';
import { activeChart, dosesChart, dosesDonut, stepsChart } from './charts';
import { LateCharts } from './LateCharts';
import { daysOf, type SamplePeriod } from './periods';
import { pressureWords } from './pressure';
import * as styles from './SampleCharts.css';
import { sampleYear } from './sample-year';

export type SampleChartsProps = {
  /** @default '1y' */
  defaultPeriod?: SamplePeriod;
  /** The charts; fetched late where they are not given. */
  charts?: ComponentType<AllChartsProps>;
  /** @default fetches `AllCharts` */
  load?: () => Promise<ComponentType<AllChartsProps>>;
};

const loadAll = async () => (await import('./AllCharts')).AllCharts;

/** A period of one invented year: what happened in words, which anyone can read, and then in charts. */
export function SampleCharts({ defaultPeriod = '1y', charts: Charts, load = loadAll }: SampleChartsProps) {
  const [period, setPeriod] = useState<SamplePeriod>(defaultPeriod);
  const year = useMemo(sampleYear, []);
  const days = daysOf(year, period);
  return (
    <>
      <div className={styles.bar}>
        <Tag>{m.demo_charts_sample()}</Tag>
        <div data-needs-code="">
          <SegmentedControl
            label={m.dashboard_period()}
            items={[
              { id: '30d', label: m.dashboard_period_30d(), spokenLabel: m.dashboard_period_30d_spoken() },
              { id: '90d', label: m.dashboard_period_90d(), spokenLabel: m.dashboard_period_90d_spoken() },
              { id: '1y', label: m.dashboard_period_1y(), spokenLabel: m.dashboard_period_1y_spoken() },
            ]}
            value={period}
            onChange={setPeriod}
          />
        </div>
      </div>
      <dl className={styles.words} aria-live="polite">
        {wordsOf(days, period).map(({ label, summary }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{summary}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.charts} data-needs-code="">
        {Charts ? (
          <Charts days={days} period={period} />
        ) : (
          <LateCharts load={load} days={days} period={period} />
        )}
      </div>
      <div data-needs-code="">
        <Text size={14} tone="muted">
          {m.demo_charts_keys()}
        </Text>
      </div>
    </>
  );
}

/** The message of each chart. */
const wordsOf = (days: AllChartsProps['days'], period: SamplePeriod) => [
  pressureWords(days),
  stepsChart(days, period),
  dosesChart(days, period),
  dosesDonut(days),
  activeChart(days),
];
