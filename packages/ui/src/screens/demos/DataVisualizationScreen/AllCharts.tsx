import * as m from '../../../../generated/messages/messages';
import { BarChart } from '../../../charts/BarChart/BarChart';
import { Donut } from '../../../charts/Donut/Donut';
import { RangeBar } from '../../../charts/RangeBar/RangeBar';
import { Sparkline } from '../../../charts/Sparkline/Sparkline';
import { TrendChart } from '../../../charts/TrendChart/TrendChart';
import { kindLabel } from '../../../components/private/reading/words';
import { Text } from '../../../components/Text/Text';
import { activeChart, courses, dosesChart, dosesDonut, pulseRange, stepsChart } from './charts';
import { Panel } from './Panel';
import type { SamplePeriod } from './periods';
import { clock, pressureTrend } from './pressure';
import * as styles from './SampleCharts.css';
import type { SampleDay } from './sample-year';

export type AllChartsProps = { days: readonly SampleDay[]; period: SamplePeriod };

/** Every chart of the product. */
export function AllCharts({ days, period }: AllChartsProps) {
  const { day, ...range } = pulseRange(days);
  return (
    <>
      <div className={styles.whole}>
        <Panel title={kindLabel('blood_pressure')}>
          <TrendChart trend={pressureTrend(days)} clock={clock} />
        </Panel>
      </div>
      <Panel title={m.demo_charts_steps()}>
        <BarChart {...stepsChart(days, period)} />
      </Panel>
      <Panel title={m.demo_charts_doses()}>
        <BarChart {...dosesChart(days, period)} />
      </Panel>
      <Panel title={m.demo_charts_doses_share()}>
        <Donut {...dosesDonut(days)} />
      </Panel>
      <Panel title={m.demo_charts_active()}>
        <BarChart {...activeChart(days)} />
      </Panel>
      <Panel title={m.demo_charts_latest({ day })}>
        <RangeBar {...range} />
      </Panel>
      <Panel title={m.demo_charts_courses()}>
        <div className={styles.courses}>
          {courses(days).map((course) => (
            <div key={course.label} className={styles.course}>
              <Text as="span">{course.label}</Text>
              <Sparkline {...course} />
            </div>
          ))}
        </div>
      </Panel>
    </>
  );
}
