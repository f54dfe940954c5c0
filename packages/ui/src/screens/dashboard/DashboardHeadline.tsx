import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import type { Clock } from '../../components/When/When';
import { AgeLine } from '../../patterns/Page/AgeLine';
import * as styles from './DashboardHeadline.css';
import { sayDay } from './greeting';

type DashboardHeadlineProps = {
  clock: Clock;
  /** The greeting, and the one thing that matters now. */
  title: string;
  /** The basis of the headline. */
  children?: ReactNode;
  /** When it was stored on this device, if it is not fresh; shown in place of the day. */
  age?: ReactNode;
};

/** The day, the greeting and the one thing to know first. */
export function DashboardHeadline({ clock, title, children, age }: DashboardHeadlineProps) {
  return (
    <Stack as="header" space={2}>
      <AgeLine age={age}>
        <Text tone="muted">{sayDay(clock)}</Text>
      </AgeLine>
      <div className={styles.headline}>
        <Heading level={1}>{title}</Heading>
      </div>
      {children && <Text tone="muted">{children}</Text>}
    </Stack>
  );
}
