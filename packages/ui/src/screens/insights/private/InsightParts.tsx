import { Activity, FileText, type LucideIcon, Pill, Target } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Sparkline } from '../../../charts/Sparkline/Sparkline';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { formatNumber } from '../../../components/private/reading/format-number';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { InsightEvidence, InsightSaid } from '../types';
import * as styles from './InsightParts.css';
import { confidenceWords, hrefOf, sayDayOf } from './insight-words';

const icons: Record<InsightEvidence['kind'], LucideIcon> = {
  reading: Activity,
  lab: FileText,
  medicine: Pill,
  dose: Pill,
  goal: Target,
  history: FileText,
};
const bars = { sure: 3, fairly_sure: 2, not_sure: 1 };

/** The values that it rests on, small; the readings behind them are linked below. */
export function Course({ chart, clock }: { chart: InsightSaid['chart']; clock: Clock }) {
  if (!chart || chart.points.length < 2) return null;
  const { label, unit, points, low, high } = chart;
  return (
    <Stack space={1}>
      <Text size={14} tone="muted">
        {label}
      </Text>
      <Sparkline
        label={label}
        unit={{ label: unit }}
        size="medium"
        isReadable
        {...((low !== null || high !== null) && { band: { low, high } })}
        points={points.map(({ at, value, status }) => ({
          ...{ value, when: sayDayOf(at, clock) },
          ...(status && { status }),
        }))}
      />
    </Stack>
  );
}

/** How sure it is, as bars and in words, and why. */
export function Confidence({ level, because }: InsightSaid['confidence']) {
  return (
    <p className={styles.confidence}>
      <svg className={styles.bars} viewBox="0 0 15 12" aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <rect
            key={bar}
            className={bar <= bars[level] ? styles.full : styles.hollow}
            x={(bar - 1) * 5 + 0.5}
            y={11.5 - bar * 3.5}
            width={3}
            height={bar * 3.5}
          />
        ))}
      </svg>
      <span>
        <Text as="strong">{confidenceWords[level]()}</Text> {because}
      </span>
    </p>
  );
}

/** Shows what it rests on in the record, its numbers, and who published the limits. */
export function RestsOn({ said, clock }: { said: InsightSaid; clock: Clock }) {
  const { evidence, figures, sources } = said;
  if (evidence.length + figures.length + sources.length === 0) return null;
  return (
    <div className={styles.rests}>
      <Text size={14} tone="muted">
        {m.insight_rests_on()}
      </Text>
      {evidence.length > 0 && (
        <ul className={styles.list}>
          {evidence.map((one) => (
            <li key={`${one.kind} ${one.id} ${one.label}`}>
              <Inline space={2}>
                <Icon icon={icons[one.kind]} size={16} />
                <Link href={hrefOf(one)} isAlone>
                  {one.at ? m.insight_dated({ label: one.label, day: sayDayOf(one.at, clock) }) : one.label}
                </Link>
              </Inline>
            </li>
          ))}
        </ul>
      )}
      {sources.length > 0 && <SourceList sources={sources} />}
      {figures.length > 0 && (
        <Disclosure label={m.insight_figures()} spokenContext={said.title}>
          <dl className={styles.figures}>
            {figures.map(({ label, value, unit }) => (
              <div key={label} className={styles.figure}>
                <dt>{label}</dt>
                <dd>
                  {value === null ? m.insight_unknown_figure() : `${formatNumber(value)} ${unit}`.trim()}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </div>
  );
}

/** Lists the steps to take, in order. */
export function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <Stack space={1}>
      <Text weight="bold">{m.insight_to_do()}</Text>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Stack>
  );
}
