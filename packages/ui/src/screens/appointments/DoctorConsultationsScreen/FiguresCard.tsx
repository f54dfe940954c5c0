import { Download } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { BarChart } from '../../../charts/BarChart/BarChart';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { Facts } from '../private/Facts';
import { sayDate } from '../private/visit-words';

export type FiguresPeriod = 'week' | 'month' | 'quarter' | 'year';

export type Figures = {
  from: string;
  to: string;
  visits: number;
  completed: number;
  noShows: number;
  cancelled: number;
  /** Null for a share of too few. */
  noShowPercent: number | null;
  /** Null for a median of too few. */
  medianWaitMinutes: number | null;
  ratings: number;
  /** Null for an average of too few. */
  averageRating: number | null;
  parts: readonly { from: string; to: string; visits: number; noShows: number }[];
};

export type FiguresCardProps = {
  state: Loaded<{ figures: Figures }>;
  period: FiguresPeriod;
  onPeriod: (period: FiguresPeriod) => void;
  /** Saves the parts as a table. */
  onDownload: () => void;
  onRetry: () => void;
};

const periods = [
  { id: 'week', label: m.figures_week },
  { id: 'month', label: m.figures_month },
  { id: 'quarter', label: m.figures_quarter },
  { id: 'year', label: m.figures_year },
] as const;

/** How many visits were there, how many patients did not come, and how long did the others wait? */
export function FiguresCard({ state, period, onPeriod, onDownload, onRetry }: FiguresCardProps) {
  return (
    <Card as="section" aria-labelledby="visit-figures">
      <Stack space={5}>
        <Inline justify="between" space={3}>
          <Heading level={2} id="visit-figures">
            {m.figures_title()}
          </Heading>
          <SegmentedControl
            label={m.figures_period()}
            items={periods.map(({ id, label }) => ({ id, label: label() }))}
            value={period}
            onChange={onPeriod}
          />
        </Inline>
        <Phases
          state={state}
          failed={{ title: m.figures_failed(), text: m.visits_failed() }}
          onRetry={onRetry}
        >
          {({ figures }) => (
            <Stack space={5}>
              <Facts items={factsOf(figures)} />
              <BarChart
                label={m.figures_chart()}
                summary={sayFigures(figures)}
                unit={{ label: m.figures_unit(), one: m.figures_unit_one(), digits: 0 }}
                series={[m.figures_visits(), m.figures_missed()]}
                groups={figures.parts.map(({ from, to, visits, noShows }) => ({
                  label: sayPart(from, to),
                  shortLabel: sayDate(from),
                  values: [visits, noShows],
                }))}
              />
              <div>
                <Button tone="secondary" size="small" icon={Download} onPress={onDownload}>
                  {m.figures_download()}
                </Button>
              </div>
            </Stack>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}

const sayPart = (from: string, to: string): string =>
  from === to ? sayDate(from) : m.schedule_from_to({ from: sayDate(from), to: sayDate(to) });

const sayFigures = ({ from, to, visits, noShows }: Figures): string =>
  m.figures_summary({ from: sayDate(from), to: sayDate(to), visits, missed: noShows });

function factsOf(figures: Figures) {
  const { visits, completed, noShows, cancelled, noShowPercent, medianWaitMinutes } = figures;
  const { ratings, averageRating } = figures;
  return [
    { name: m.figures_visits(), value: String(visits) },
    { name: m.figures_completed(), value: String(completed) },
    {
      name: m.figures_missed(),
      value:
        noShowPercent === null
          ? m.figures_missed_few({ count: noShows })
          : m.figures_missed_share({ count: noShows, percent: noShowPercent }),
    },
    { name: m.figures_cancelled(), value: String(cancelled) },
    {
      name: m.figures_wait(),
      value:
        medianWaitMinutes === null
          ? m.figures_wait_few()
          : m.figures_wait_median({ count: medianWaitMinutes }),
    },
    {
      name: m.figures_rating(),
      value:
        averageRating === null
          ? m.figures_rating_few({ count: ratings })
          : m.figures_rating_average({ average: averageRating, count: ratings }),
    },
  ];
}
