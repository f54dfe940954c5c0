import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ConfirmDialog, usePreloadConfirm } from '../../../patterns/ConfirmDialog/ConfirmDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import { useOutcome } from '../../../patterns/use-outcome';
import { SettingsSection } from '../private/SettingsSection';
import { groupSessions } from './group-sessions';
import { SessionRows } from './SessionRows';
import type { SecurityState } from './types';

export type SessionsSectionProps = {
  state: SecurityState['sessions'];
  clock: Clock;
  onEndSession: (id: string) => void;
  onEndOtherSessions: () => void;
  onRetry: () => void;
};

/** Every place where the person is signed in. */
export function SessionsSection({ state, onRetry, ...rest }: SessionsSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SettingsSection
      title={m.sessions_title()}
      headingRef={heading}
      news={
        state.phase === 'ready' &&
        state.action.phase === 'done' && <Banner tone="done">{m.sessions_ended()}</Banner>
      }
    >
      <Phases state={state} failed={{ text: m.sessions_failed() }} onRetry={onRetry}>
        {(content) => <Sessions {...rest} content={content} heading={heading} />}
      </Phases>
    </SettingsSection>
  );
}

type SessionsProps = Omit<SessionsSectionProps, 'state' | 'onRetry'> & {
  content: Extract<SecurityState['sessions'], { phase: 'ready' }>;
  heading: RefObject<HTMLHeadingElement | null>;
};

function Sessions({
  content: { sessions, action },
  clock,
  onEndSession,
  onEndOtherSessions,
  heading,
}: SessionsProps) {
  const [ending, setEnding] = useState<string | null>(null);
  const [isAskingForAll, setIsAskingForAll] = useState(false);
  usePreloadConfirm();
  const rows = useRef<HTMLDivElement>(null);
  const { isPending } = useOutcome(action, () => {
    // The row goes, now or when the list was read again.
    const active = document.activeElement;
    if (active === document.body || rows.current?.contains(active)) heading.current?.focus();
  });
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  return (
    <>
      {action.phase === 'failed' && !isAskingForAll && <Banner tone="critical">{action.message}</Banner>}
      <div ref={rows}>
        <DividedList label={m.sessions_title()}>
          {groupSessions(sessions).map((group) => (
            <SessionRows
              key={group[0].id}
              sessions={group}
              clock={clock}
              ending={ending}
              isPending={isPending}
              onEnd={(id) => {
                setEnding(id);
                onEndSession(id);
              }}
            />
          ))}
        </DividedList>
      </div>
      {hasOthers ? (
        <div>
          <Button tone="secondary" isDisabled={isPending} onPress={() => setIsAskingForAll(true)}>
            {m.sessions_end_others()}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{m.sessions_only_this()}</Text>
      )}
      {isAskingForAll && (
        <ConfirmDialog
          title={m.sessions_end_others_title()}
          description={m.sessions_end_others_description()}
          yes={m.sessions_end_others_yes()}
          no={m.sessions_cancel()}
          action={action}
          onConfirm={() => {
            setEnding(null);
            onEndOtherSessions();
          }}
          onClose={() => setIsAskingForAll(false)}
          focusAfter={heading}
        />
      )}
    </>
  );
}
