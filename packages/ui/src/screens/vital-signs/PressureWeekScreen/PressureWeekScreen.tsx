import { brand } from '@nadi/brand';
import { Printer } from 'lucide-react';
import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import type { Told } from '../../../components/private/reading/told';
import { SourceList } from '../../../components/private/SourceList/SourceList';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { FieldsSkeleton } from '../../../patterns/Phases/FieldsSkeleton';
import { Phases } from '../../../patterns/Phases/Phases';
import { sayDay } from '../../../words/moment';
import { AdviceNow } from '../../dashboard/PatientDashboardScreen/AdviceNow';
import { type PrintedPerson, PrintHead } from '../../private/PrintHead';
import { EarlierWeeks } from './EarlierWeeks';
import { HowToMeasure } from './HowToMeasure';
import { ResultCard } from './ResultCard';
import { TodayCard } from './TodayCard';
import type { GuidelineSource, PressureWeek, PressureWeeksState, WeekActions } from './types';
import { useWeekActs, type WeekActs } from './use-week-acts';
import { WeekTable } from './WeekTable';
import { sayHeadline, sayPressure, sayShortDay, timeOf } from './week-words';

export type * from './types';

export type PressureWeekScreenProps = WeekActions & {
  state: PressureWeeksState;
  /** The week of the address; the newest one if it is null or unknown. */
  chosen: string | null;
  /** Addresses of the weeks. */
  hrefOf: (id: string) => string;
  /** The first name of the person that somebody acts for; null on one's own page. */
  name: string | null;
  person: PrintedPerson;
  /** All that the person's readings ask for: it goes before everything else. */
  told: Told;
  /** The guidelines by which a week is measured, averaged and compared. Empty until they are there. */
  sources: readonly GuidelineSource[];
  clock: Clock;
  /** Readings of blood pressure that wait on this device. @default 0 */
  unsent?: number;
  /** There is no connection. @default false */
  isOffline?: boolean;
  onRetry: () => void;
};

/** A week of blood pressure at home: today's readings first, then the average for the doctor, the days, and how to measure. */
export function PressureWeekScreen(props: PressureWeekScreenProps) {
  const { state, chosen, name, told, clock, unsent = 0, isOffline = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const acts = useWeekActs({ ...props, heading });
  const weeks = state.phase === 'ready' ? state.weeks : [];
  const week = weeks.find(({ id }) => id === chosen) ?? weeks[0];
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  return (
    <>
      <Page
        title={week ? sayHeadline(week, clock.now) : m.pressure_week_title()}
        description={name ? m.pressure_week_about_of({ name }) : m.pressure_week_about()}
        up={{ href: '/dashboard/vital-signs', label: m.vitals_title() }}
        headingRef={heading}
        age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
      >
        <AdviceNow told={told} />
        {unsent > 0 && <Banner tone="attention">{m.pressure_week_unsent({ count: unsent })}</Banner>}
        <Phases
          state={state}
          isOffline={isOffline}
          skeleton={
            <Card>
              <FieldsSkeleton fields={4} />
            </Card>
          }
          failed={{ title: m.pressure_week_failed_title(), text: m.pressure_week_failed() }}
          notOnDevice={{
            title: m.pressure_week_not_on_device_title(),
            text: m.pressure_week_not_on_device(),
          }}
          onRetry={props.onRetry}
        >
          {() =>
            week ? (
              <Week {...props} week={week} weeks={weeks} acts={acts} />
            ) : (
              <NoWeek {...props} acts={acts} />
            )
          }
        </Phases>
      </Page>
      {acts.dialogs}
    </>
  );
}

type WithActs = PressureWeekScreenProps & { acts: WeekActs };

function NoWeek({ acts, sources }: WithActs) {
  return (
    <Stack space={6}>
      <Card as="section" aria-labelledby="pressure-week-none">
        <Stack space={4}>
          <Heading level={2} id="pressure-week-none">
            {m.pressure_week_none_title()}
          </Heading>
          <Text>{m.pressure_week_none()}</Text>
          <div>
            <Button needs="manage" onPress={acts.start}>
              {m.pressure_week_start()}
            </Button>
          </div>
        </Stack>
      </Card>
      <HowToMeasure />
      <Basis sources={sources} />
    </Stack>
  );
}

type WeekProps = WithActs & { week: PressureWeek; weeks: readonly PressureWeek[] };

function Week({ week, weeks, acts, clock, person, sources, hrefOf }: WeekProps) {
  const isOpen = week.state === 'planned' || week.state === 'running';
  const canStart = !weeks.some(({ state }) => state === 'planned' || state === 'running');
  const hasReadings = week.days.some(({ sittings }) => sittings.some(({ count }) => count > 0));
  const span = { from: sayDay(week.firstDay), to: sayDay(week.lastDay) };
  return (
    <Stack space={6}>
      <PrintHead
        person={person}
        title={m.pressure_week_print_title({ title: m.pressure_week_title(), ...span })}
        clock={clock}
      />
      <UrgentReadings week={week} />
      {isOpen && <TodayCard week={week} clock={clock} acts={acts} />}
      <ResultCard week={week} />
      {hasReadings && (
        <Stack space={3}>
          <WeekTable week={week} />
          <div data-print="hide">
            <Button tone="secondary" icon={Printer} onPress={() => window.print()}>
              {m.pressure_week_print()}
            </Button>
          </div>
        </Stack>
      )}
      {canStart && (
        <div data-print="hide">
          <Button needs="manage" onPress={acts.start}>
            {m.pressure_week_start_again()}
          </Button>
        </div>
      )}
      {isOpen && (
        <div data-print="hide">
          <HowToMeasure />
        </div>
      )}
      <Basis sources={sources} />
      {weeks.length > 1 && (
        <div data-print="hide">
          <EarlierWeeks weeks={weeks} shown={week.id} hrefOf={hrefOf} />
        </div>
      )}
    </Stack>
  );
}

/** Names each dangerous reading before the average: an average never softens it. */
function UrgentReadings({ week: { urgent, urgentCount } }: { week: PressureWeek }) {
  if (urgentCount === 0) return null;
  const said = urgent.map((one) =>
    m.pressure_week_urgent_one({
      value: `${sayPressure(one)} mmHg`,
      day: sayShortDay(one.measuredAt.slice(0, 10)),
      time: timeOf(one.measuredAt),
    }),
  );
  const more = urgentCount - urgent.length;
  return (
    <Banner
      tone="critical"
      title={m.pressure_week_urgent_title({ count: urgentCount })}
      action={
        <Button tone="secondary" href="/dashboard/vital-signs?type=blood_pressure">
          {m.pressure_week_to_readings()}
        </Button>
      }
    >
      {[...said, ...(more > 0 ? [m.pressure_week_more({ count: more })] : [])].join('; ')}.{' '}
      {m.pressure_week_urgent({ number: brand.emergencyNumber })}
    </Banner>
  );
}

function Basis({ sources }: { sources: readonly GuidelineSource[] }) {
  if (sources.length === 0) return null;
  return (
    <Stack space={2}>
      <Heading level={2}>{m.pressure_week_basis()}</Heading>
      <SourceList sources={sources} />
    </Stack>
  );
}
