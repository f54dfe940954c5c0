import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept, Listed, Loaded } from '../../../patterns/state';
import { Section } from '../../private/Section';
import type { ConnectionActs, Provider, Sync } from '../types';
import { ProviderItem } from './ProviderItem';

export type ConnectionsPart = ConnectionActs & {
  state: Kept<{ providers: readonly Provider[] }>;
  /** Days before the connection whose readings are fetched too. */
  firstDays: number;
  /** Holds the fetches of the opened connection; null if none is opened. */
  history: { connectionId: string; state: Loaded<Listed<Sync>> } | null;
  onHistory: (connectionId: string | null) => void;
  onHistoryPage: (page: number) => void;
  onRetry: () => void;
};

const historyDialog = latePart(async () => (await import('./HistoryDialog')).HistoryDialog);

/** Lists the providers whose accounts can be connected, and the accounts that are. */
export function ConnectionsCard(
  props: ConnectionsPart & { clock: Clock; isOffline: boolean; heading: RefObject<HTMLElement | null> },
) {
  const { state, history, clock, isOffline, onHistory, onEnd, heading } = props;
  const [ending, setEnding] = useState<Provider | null>(null);
  const HistoryDialog = useLate(historyDialog, {
    isOpen: history !== null,
    onOpenChange: () => onHistory(null),
  });
  usePreload(historyDialog);
  usePreloadDelete();
  const known = state.phase === 'ready' ? state : null;
  const opened = known?.providers.find(
    ({ connection }) => history !== null && connection?.id === history.connectionId,
  );
  return (
    <Section title={m.integrations_accounts()}>
      {known && isOffline && <Text tone="muted">{m.connections_offline()}</Text>}
      <Phases
        state={state}
        isOffline={isOffline}
        level={3}
        failed={{ title: m.connections_failed(), text: m.integrations_failed_text() }}
        notOnDevice={{ title: m.connections_not_on_device_title(), text: m.integrations_not_on_device() }}
        onRetry={props.onRetry}
      >
        {({ providers, readAt }) => (
          <DividedList label={m.integrations_accounts()}>
            {providers.map((provider) => (
              <DividedItem key={provider.id}>
                <ProviderItem
                  provider={provider}
                  firstDays={props.firstDays}
                  clock={clock}
                  isOffline={isOffline}
                  isOld={isOffline || readAt !== undefined}
                  onConnect={props.onConnect}
                  onSync={props.onSync}
                  onHistory={() => onHistory(provider.connection?.id ?? null)}
                  onEnd={() => setEnding(provider)}
                />
              </DividedItem>
            ))}
          </DividedList>
        )}
      </Phases>
      {HistoryDialog && history && (
        <HistoryDialog
          state={history.state}
          name={opened?.name ?? null}
          clock={clock}
          onClose={() => onHistory(null)}
          onPageChange={props.onHistoryPage}
          onRetry={props.onRetry}
        />
      )}
      {ending && (
        <EndQuestion provider={ending} onEnd={onEnd} onClose={() => setEnding(null)} heading={heading} />
      )}
    </Section>
  );
}

type EndQuestionProps = Pick<ConnectionsPart, 'onEnd'> & {
  provider: Provider;
  onClose: () => void;
  heading: RefObject<HTMLElement | null>;
};

/** Asks before a connection ends, and if its readings go with it: those of the demonstration belong to no one. */
function EndQuestion({ provider, onEnd, onClose, heading }: EndQuestionProps) {
  const { name, isDemonstration, connection } = provider;
  const [removesReadings, setRemovesReadings] = useState(isDemonstration);
  return (
    <LateDeleteDialog
      title={m.connection_end_title({ name })}
      description={m.connection_end_about({ name })}
      yes={m.connection_end()}
      onDelete={() => onEnd(connection?.id ?? '', { removesReadings })}
      onClose={(result) => {
        onClose();
        if (!result) return;
        const message = removesReadings ? m.connection_ended_removed() : m.connection_ended();
        showToast({ tone: 'success', message });
      }}
      focusAfter={heading}
    >
      <Checkbox
        name="removesReadings"
        label={m.connection_end_remove()}
        description={m.connection_end_remove_about()}
        value={removesReadings}
        onChange={setRemovesReadings}
      />
    </LateDeleteDialog>
  );
}
