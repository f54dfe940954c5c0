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
import type { Listed, Loaded } from '../../../patterns/state';
import { Section } from '../../private/Section';
import type { ConnectionActs, Provider, Sync } from '../types';
import { ProviderItem } from './ProviderItem';

export type ConnectionsPart = ConnectionActs & {
  state: Loaded<{ providers: readonly Provider[] }>;
  /** Holds the fetches of the opened connection; null if none is opened. */
  history: Loaded<Listed<Sync>> | null;
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
  const [removesReadings, setRemovesReadings] = useState(false);
  const HistoryDialog = useLate(historyDialog, {
    isOpen: history !== null,
    onOpenChange: () => onHistory(null),
  });
  usePreload(historyDialog);
  usePreloadDelete();
  return (
    <Section title={m.integrations_accounts()}>
      <Phases
        state={state}
        failed={{ title: m.connections_failed(), text: m.integrations_failed_text() }}
        onRetry={props.onRetry}
      >
        {({ providers }) => (
          <DividedList label={m.integrations_accounts()}>
            {providers.map((provider) => (
              <DividedItem key={provider.id}>
                <ProviderItem
                  provider={provider}
                  clock={clock}
                  isOffline={isOffline}
                  onConnect={props.onConnect}
                  onSync={props.onSync}
                  onHistory={() => onHistory(provider.connection?.id ?? null)}
                  onEnd={() => {
                    setEnding(provider);
                    setRemovesReadings(provider.isDemonstration);
                  }}
                />
              </DividedItem>
            ))}
          </DividedList>
        )}
      </Phases>
      {HistoryDialog && (
        <HistoryDialog
          history={history}
          clock={clock}
          onClose={() => onHistory(null)}
          onPageChange={props.onHistoryPage}
          onRetry={props.onRetry}
        />
      )}
      {ending?.connection && (
        <LateDeleteDialog
          title={m.connection_end_title({ name: ending.name })}
          description={m.connection_end_about({ name: ending.name })}
          yes={m.connection_end()}
          onDelete={() => onEnd(ending.connection?.id ?? '', { removesReadings })}
          onClose={(result) => {
            setEnding(null);
            if (result) showToast({ tone: 'success', message: m.connection_ended() });
          }}
          focusAfter={heading}
        >
          <Text weight="bold">{ending.name}</Text>
          <Checkbox
            name="removesReadings"
            label={m.connection_end_remove()}
            value={removesReadings}
            onChange={setRemovesReadings}
          />
        </LateDeleteDialog>
      )}
    </Section>
  );
}
