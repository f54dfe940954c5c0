import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Drawer } from '../../../components/Drawer/Drawer';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { DiscardDialog } from '../private/DiscardDialog';
import { needsDecision, type OutboxItem, type OutboxState } from '../types';
import { content } from './OutboxDrawer.css';
import { OutboxSection } from './OutboxSection';
import { OutboxStatus } from './OutboxStatus';

export type { ItemStanding, OutboxItem, OutboxState } from '../types';

export type OutboxDrawerProps = {
  state: OutboxState;
  /** Moves on each minute, so that "Next try in about 2 minutes" stays true. */
  clock: Clock;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Tries again at once, whatever the timer says. */
  onSendNow: () => void;
  /** Opens a form for an entry that has no address to be changed at; left out, only those with `editHref` can be changed. */
  onEdit?: (id: number) => void;
  /** Asked for already: it is removed from this device. */
  onDiscard: (id: number) => void;
  /** Sends what was refused once more as it is. */
  onRetry: (id: number) => void;
  /** The page for signing in again. @default '/signin' */
  signInHref?: string;
};

/** The unsent entries on this device: their content, how long they have waited, why, and the possible actions. */
export function OutboxDrawer({ isOpen, onOpenChange, ...rest }: OutboxDrawerProps) {
  return (
    <Drawer label={m.outbox_title()} side="end" isOpen={isOpen} onOpenChange={onOpenChange}>
      <OutboxContent {...rest} />
    </Drawer>
  );
}

function OutboxContent({
  state,
  clock,
  onSendNow,
  onEdit,
  onDiscard,
  onRetry,
  signInHref = '/signin',
}: Omit<OutboxDrawerProps, 'isOpen' | 'onOpenChange'>) {
  const [doomed, setDoomed] = useState<OutboxItem | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const decisions = state.items.filter(needsDecision);
  const waiting = state.items.filter((item) => !needsDecision(item));
  const section = { state, clock, onEdit, onRetry, onDiscard: setDoomed };
  return (
    <div className={content}>
      <Stack space={6}>
        <OutboxStatus
          ref={top}
          state={state}
          clock={clock}
          hasWaiting={waiting.length > 0}
          onSendNow={onSendNow}
          signInHref={signInHref}
        />
        {state.items.length === 0 && (
          <EmptyState title={m.outbox_empty_title()} level={3}>
            {m.outbox_empty()}
          </EmptyState>
        )}
        {decisions.length > 0 && (
          <OutboxSection {...section} title={m.outbox_decisions()} items={decisions} />
        )}
        {waiting.length > 0 && <OutboxSection {...section} title={m.outbox_waiting()} items={waiting} />}
      </Stack>
      {doomed && (
        <DiscardDialog
          item={doomed}
          onConfirm={() => onDiscard(doomed.id)}
          onClose={() => setDoomed(null)}
          focusAfter={top}
        />
      )}
    </div>
  );
}
