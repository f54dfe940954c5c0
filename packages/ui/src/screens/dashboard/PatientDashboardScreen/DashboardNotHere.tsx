import { CloudUpload, LayoutDashboard, type LucideIcon, Stethoscope } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import type { Told } from '../../../components/private/reading/told';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { DashboardHeadline } from '../DashboardHeadline';
import { greet } from '../greeting';
import { CriticalNow } from './CriticalNow';
import * as styles from './DashboardNotHere.css';
import { LatestReadings } from './LatestReadings';
import { NextStep } from './NextStep';

export type DashboardNotHereProps = {
  firstName: string;
  /** The latest of each kind that waits on this device. */
  waiting: readonly ReadingRow[];
  /** All that these ask for. */
  told: Told;
  clock: Clock;
  addHref: string;
  isOffline: boolean;
  /** If the browser reports a network, another attempt may succeed. */
  onRetry: () => void;
};

/** No server is reached, on a device that has not shown the dashboard before: what can be done all the same, and what waits. */
export function DashboardNotHere({
  firstName,
  waiting,
  told,
  clock,
  addHref,
  isOffline,
  onRetry,
}: DashboardNotHereProps) {
  const acting = useActing();
  return (
    <Stack space={8}>
      <DashboardHeadline
        clock={clock}
        title={`${acting ? m.family_headline({ name: acting.firstName }) : greet(firstName, clock)} ${m.dashboard_not_on_device_title()}`}
      >
        {isOffline ? m.dashboard_not_on_device() : m.dashboard_not_on_device_away()}
      </DashboardHeadline>
      {!isOffline && (
        <Inline>
          <Button tone="secondary" onPress={onRetry}>
            {m.try_again()}
          </Button>
        </Inline>
      )}
      <CriticalNow told={told} />
      <Grid columns={{ wide: 'main-aside' }} align="start">
        <Stack space={6}>
          <NextStep
            title={m.dashboard_not_on_device_next()}
            help={m.dashboard_not_on_device_next_help()}
            addHref={addHref}
          />
          <LatestReadings isWaiting readings={waiting} clock={clock} />
        </Stack>
        <Card as="section" aria-labelledby="dashboard-without-network">
          <Stack space={4}>
            <Heading level={2} id="dashboard-without-network">
              {m.dashboard_without_network()}
            </Heading>
            <ul className={styles.list}>
              <Point icon={Stethoscope} words={m.dashboard_without_network_assess()} />
              <Point icon={CloudUpload} words={m.dashboard_without_network_send()} />
              <Point icon={LayoutDashboard} words={m.dashboard_without_network_back()} />
            </ul>
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}

function Point({ icon, words }: { icon: LucideIcon; words: string }) {
  return (
    <li className={styles.point}>
      <span className={styles.sign}>
        <Icon icon={icon} />
      </span>
      <Text>{words}</Text>
    </li>
  );
}
