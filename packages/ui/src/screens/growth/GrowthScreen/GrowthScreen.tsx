import { Plus } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { dayOf } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import { sayDay } from '../../../words/moment';
import { AskCard } from './AskCard';
import { GrowthTable } from './GrowthTable';
import {
  atDay,
  kindNames,
  sayAgo,
  sayHeadline,
  sayPlace,
  sayStatement,
  sayUnit,
  toldOf,
} from './growth-words';
import { LatestCard } from './LatestCard';
import type { GrowthState, MeasureCode, ShownGrowth, ShownMeasure } from './types';

export type * from './types';

export type GrowthScreenProps = {
  state: GrowthState;
  /** The first name of the child that somebody acts for; null on one's own page. */
  name: string | null;
  chosen: MeasureCode;
  /** The page that this one belongs to. */
  up: { href: string; label: string };
  clock: Clock;
  /** Readings that wait on this device, and are not in the charts. @default 0 */
  unsent?: number;
  /** There is no connection. @default false */
  isOffline?: boolean;
  onChoose: (code: MeasureCode) => void;
  /** Saves the values of all measures as a table. */
  onDownload: () => void;
  onRetry: () => void;
};

/** How a child grows: what is to be said first, then the chart, when to ask a doctor, and the values. */
export function GrowthScreen(props: GrowthScreenProps) {
  const { state, name, clock, chosen, isOffline = false, unsent = 0 } = props;
  const today = dayOf(clock.now, clock.timeZone);
  const growth = state.phase === 'ready' ? atDay(state.growth, today) : null;
  const measure = growth?.measures.find(({ code }) => code === chosen);
  const isChild = growth?.applies === 'child';
  return (
    <Page
      title={growth ? sayHeadline(growth, measure, today, unsent > 0) : m.growth_title()}
      description={name ? m.growth_about({ name }) : m.growth_about_you()}
      up={props.up}
      age={
        state.phase === 'ready' && state.readAt ? (
          <ReadAge readAt={state.readAt} clock={clock} isOffline={isOffline} />
        ) : null
      }
    >
      {unsent > 0 && <Banner tone="attention">{m.growth_unsent({ count: unsent })}</Banner>}
      <Phases
        state={state}
        isOffline={isOffline}
        failed={{ title: m.growth_failed_title(), text: m.growth_failed() }}
        notOnDevice={{ title: m.growth_failed_title(), text: m.growth_not_on_device() }}
        onRetry={props.onRetry}
      >
        {() =>
          growth && isChild ? (
            <Child {...props} growth={growth} today={today} />
          ) : (
            growth && <NoCharts growth={growth} today={today} factsHref={factsHrefOf(props)} />
          )
        }
      </Phases>
    </Page>
  );
}

/** Returns the page on which sex and date of birth are entered. */
const factsHrefOf = ({ name, up }: Pick<GrowthScreenProps, 'name' | 'up'>) =>
  name === null ? '/dashboard/profile' : up.href;

type NoChartsProps = { growth: ShownGrowth; today: string; factsHref: string };

/** Says why there are no charts; what was dangerous before 18, and a loss of weight of any age, is told above. */
function NoCharts({ growth, today, factsHref }: NoChartsProps) {
  return (
    <Stack space={6}>
      <ToldList growth={growth} today={today} />
      <NoChartsCard growth={growth} factsHref={factsHref} />
    </Stack>
  );
}

function NoChartsCard({ growth, factsHref }: Omit<NoChartsProps, 'today'>) {
  const isYoung = growth.ageMonths !== null && growth.ageMonths < 240;
  return (
    <Card>
      {growth.applies === 'adult' ? (
        <EmptyState
          title={m.growth_adult_title()}
          action={<Button href="/dashboard/health-trends">{m.trends_title()}</Button>}
        >
          {isYoung ? m.growth_adult_young() : m.growth_adult()}
        </EmptyState>
      ) : (
        <EmptyState
          title={m.growth_no_birth_title()}
          action={<Button href={factsHref}>{m.growth_to_facts()}</Button>}
        >
          {m.growth_no_birth()}
        </EmptyState>
      )}
    </Card>
  );
}

type ChildProps = GrowthScreenProps & { growth: ShownGrowth; today: string };

const addHref = '/dashboard/vital-signs#add';

function Child({ growth, today, chosen, onChoose, onDownload, name, up }: ChildProps) {
  const factsHref = factsHrefOf({ name, up });
  const measure = growth.measures.find(({ code }) => code === chosen) ?? growth.measures[0];
  if (!measure) return null;
  const latest = measure.points.at(-1);
  const isDoubtful = measure.statements.some(({ code }) => code === 'slip');
  const place = latest && !measure.isOld && !isDoubtful ? sayPlace(latest, measure.code, growth.sex) : null;
  return (
    <Stack space={6}>
      <ToldList growth={growth} today={today} />
      {growth.isPregnant && <Banner tone="info">{m.growth_pregnant()}</Banner>}
      {place && <Text>{place}</Text>}
      {growth.sex === 'unknown' && (
        <Banner
          tone="attention"
          action={
            <Button tone="secondary" href={factsHref}>
              {m.growth_to_facts()}
            </Button>
          }
        >
          {m.growth_no_sex()}
        </Banner>
      )}
      <SegmentedControl
        label={m.growth_measures()}
        value={measure.code}
        items={[
          { id: 'weight', label: m.growth_weight() },
          { id: 'height', label: m.growth_height() },
          { id: 'bmi', label: m.growth_bmi(), spokenLabel: m.growth_bmi_long() },
        ]}
        onChange={onChoose}
      />
      {latest ? (
        <LatestCard
          key={`${measure.code} ${latest.standard}`}
          measure={measure}
          latest={latest}
          growth={growth}
          today={today}
        />
      ) : (
        <Card>
          <EmptyState
            title={m.growth_empty_title({ kind: kindNames[measure.code]() })}
            action={
              <Button needs="manage" icon={Plus} href={addHref}>
                {m.growth_add()}
              </Button>
            }
          >
            {measure.code === 'bmi' ? m.growth_empty_bmi() : m.growth_empty()}
          </EmptyState>
        </Card>
      )}
      <AskCard growth={growth} />
      <Next measure={measure} growth={growth} today={today} />
      {latest && <GrowthTable key={`${measure.code} table`} measure={measure} onDownload={onDownload} />}
      <Sources growth={growth} measure={measure} />
    </Stack>
  );
}

/** All that is so today, of every measure, the most severe first: a danger of the height is not behind the tab of the weight. */
function ToldList({ growth, today }: { growth: ShownGrowth; today: string }) {
  const told = toldOf(growth);
  const tones = { critical: 'critical', attention: 'attention', info: 'info' } as const;
  return told.map(({ statement, measure }) => (
    <Banner key={`${measure.code} ${statement.code}`} tone={tones[statement.severity]}>
      {sayStatement(statement, measure)}
      {!statement.isCertain && ` ${m.growth_perhaps()}`}
      {measure.isOld && ` ${m.growth_old({ ago: sayAgo(statement.day, today) })}`}
    </Banner>
  ));
}

function Next({ measure, growth, today }: { measure: ShownMeasure; growth: ShownGrowth; today: string }) {
  const [worst] = toldOf(growth);
  if (measure.points.length === 0) return null;
  const kind = kindNames[measure.code]();
  const isDue = measure.nextBy !== null && measure.nextBy < today;
  const title =
    measure.nextBy === null || worst?.statement.severity === 'critical'
      ? worst?.measure.isOld
        ? m.growth_next_again()
        : m.growth_next_first()
      : isDue
        ? m.growth_next_due({ kind, day: sayDay(measure.nextBy) })
        : m.growth_next({ kind, day: sayDay(measure.nextBy) });
  return (
    <Card tone="deep" as="section" aria-labelledby="growth-next">
      <Stack space={4}>
        <Heading level={2} id="growth-next">
          {title}
        </Heading>
        <div>
          <Button needs="manage" tone="secondary" icon={Plus} href={addHref}>
            {m.growth_add()}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function Sources({ growth, measure }: { growth: ShownGrowth; measure: ShownMeasure }) {
  const sources = [
    ...measure.charts.map(({ source }) => source),
    ...growth.measures.flatMap(({ statements }) => statements.flatMap(({ source }) => source ?? [])),
    ...(growth.intervalSource ? [growth.intervalSource] : []),
  ];
  return (
    <Stack space={2}>
      <Heading level={2}>{m.growth_basis()}</Heading>
      <Text size={14}>{m.growth_lines_mean({ unit: sayUnit(measure) })}</Text>
      <Text size={14}>{m.growth_term()}</Text>
      <Text size={14}>{m.growth_own_rules()}</Text>
      <SourceList sources={sources} />
    </Stack>
  );
}
