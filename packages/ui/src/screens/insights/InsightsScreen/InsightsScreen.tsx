import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import type { Told } from '../../../components/private/reading/told';
import { latePart, useLateNow } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { FieldsSkeleton } from '../../../patterns/Phases/FieldsSkeleton';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept, Saved } from '../../../patterns/state';
import { AdviceNow } from '../../dashboard/PatientDashboardScreen/AdviceNow';
import type { InsightChange, InsightHistory, InsightRow, Insights } from '../types';
import { Findings } from './Findings';

export type { InsightChange, InsightHistory, InsightRow, Insights } from '../types';

export type InsightsScreenProps = {
  state: Kept<{ insights: Insights }>;
  history: Kept<InsightHistory>;
  /** All that the person's readings ask for, those that wait on this device too: it goes before every statement. */
  told: Told;
  clock: Clock;
  /** `AskRecord`, which may come after the page; nothing if it is left out. */
  ask?: ReactNode;
  /** @default false */
  isOffline?: boolean;
  onChange: (insight: InsightRow, change: InsightChange) => Promise<Saved>;
  onMoreHistory: () => void;
  onRetry: () => void;
};

const historyPart = latePart(async () => (await import('../private/History')).History);

/** Shows what stands out in a record, the most severe first, each with what it rests on. It informs and does not diagnose. */
export function InsightsScreen(props: InsightsScreenProps) {
  const {
    state,
    history,
    told,
    clock,
    ask = null,
    isOffline = false,
    onChange,
    onMoreHistory,
    onRetry,
  } = props;
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  const History = useLateNow(historyPart, state.phase === 'ready');
  const question = ask && (
    <Suspense
      fallback={
        <Card>
          <FieldsSkeleton fields={2} />
        </Card>
      }
    >
      {ask}
    </Suspense>
  );
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  return (
    <Page
      title={m.insights_title()}
      description={m.insights_description()}
      up={{ href: '/dashboard', label: m.app_nav_dashboard() }}
      headingRef={heading}
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      <Stack space={6}>
        <AdviceNow told={told} />
        <Phases
          state={state}
          isOffline={isOffline}
          skeleton={
            <Card>
              <FieldsSkeleton fields={4} />
            </Card>
          }
          failed={{ title: m.insights_failed_title(), text: m.insights_failed() }}
          notOnDevice={{ title: m.insights_not_on_device_title(), text: m.insights_not_on_device() }}
          onRetry={onRetry}
        >
          {({ insights }) => (
            <Findings
              insights={insights}
              told={told}
              clock={clock}
              ask={question}
              isOffline={isOffline}
              focusAfter={heading}
              onChange={onChange}
            />
          )}
        </Phases>
        {state.phase !== 'ready' && state.phase !== 'loading' && question}
        {History && state.phase === 'ready' && (
          <History
            state={history}
            clock={clock}
            isOffline={isOffline}
            onMore={onMoreHistory}
            onRetry={onRetry}
          />
        )}
      </Stack>
    </Page>
  );
}
