import { brand } from '@nadi/brand';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ConfirmDialog, usePreloadConfirm } from '../../private/ConfirmDialog';
import { DocumentRow } from './DocumentRow';
import { DocumentsSkeleton } from './DocumentsSkeleton';
import { NotKept, type NotKeptDocument } from './NotKept';
import { column } from './SharedDocumentsScreen.css';

export type { NotKeptDocument } from './NotKept';

/** A file that lies on this device. */
export type SharedDocument = {
  id: string;
  name: string;
  /** MIME type, such as "application/pdf". */
  type: string;
  /** In bytes. */
  size: number;
  /** When it was shared, RFC 3339. */
  sharedAt: string;
};

export type SharedDocumentsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  | {
      phase: 'ready';
      /** The newest first. */
      documents: readonly SharedDocument[];
      /** What was shared just now and could not be kept. */
      notKept: readonly NotKeptDocument[];
      /** Whether this device has no room for more. */
      isFull: boolean;
    };

export type SharedDocumentsScreenProps = {
  state: SharedDocumentsState;
  clock: Clock;
  /** Shows it in a window of its own. */
  onOpen: (id: string) => void;
  /** Gives it to the browser to save, no longer encrypted. */
  onSave: (id: string) => void;
  /** Asked for already. */
  onDelete: (id: string) => void;
  onRetry: () => void;
};

/** Documents that were shared to the installed app; they wait on this device until medical records can take them. */
export function SharedDocumentsScreen({
  state,
  clock,
  onOpen,
  onSave,
  onDelete,
  onRetry,
}: SharedDocumentsScreenProps) {
  const [doomed, setDoomed] = useState<SharedDocument | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePreloadConfirm();
  return (
    <div className={column}>
      <Stack space={6}>
        <Stack space={2}>
          <Heading level={1} ref={heading} isFocusTarget>
            {m.shared_title()}
          </Heading>
          <Text tone="muted">{m.shared_description({ product: brand.name })}</Text>
        </Stack>
        {state.phase === 'loading' && <DocumentsSkeleton />}
        {state.phase === 'failed' && (
          <EmptyState
            title={m.shared_failed_title()}
            action={<Button onPress={onRetry}>{m.shared_retry()}</Button>}
          >
            {m.shared_failed()}
          </EmptyState>
        )}
        {state.phase === 'ready' && (
          <>
            <NotKept documents={state.notKept} isFull={state.isFull} />
            {state.documents.length === 0 ? (
              <EmptyState title={m.shared_empty_title()}>
                <Stack space={2}>
                  <Text>{m.shared_empty({ product: brand.name })}</Text>
                  <Text tone="muted">{m.shared_empty_install({ product: brand.name })}</Text>
                </Stack>
              </EmptyState>
            ) : (
              <>
                <Text>{m.shared_only_here()}</Text>
                <Card>
                  <DividedList label={m.shared_list()}>
                    {state.documents.map((document) => (
                      <DocumentRow
                        key={document.id}
                        document={document}
                        clock={clock}
                        onOpen={() => onOpen(document.id)}
                        onSave={() => onSave(document.id)}
                        onDelete={() => setDoomed(document)}
                      />
                    ))}
                  </DividedList>
                </Card>
              </>
            )}
          </>
        )}
      </Stack>
      {doomed && (
        <ConfirmDialog
          title={m.shared_delete_title()}
          description={m.shared_delete_description({ name: doomed.name })}
          yes={m.shared_delete_yes()}
          no={m.shared_delete_no()}
          action={{ phase: 'idle' }}
          onConfirm={() => {
            onDelete(doomed.id);
            setDoomed(null);
            // After the dialog has given the focus back to a row that is about to vanish.
            setTimeout(() => heading.current?.focus());
          }}
          onClose={() => setDoomed(null)}
          focusAfter={heading}
        />
      )}
    </div>
  );
}
