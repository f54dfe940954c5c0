import { brand } from '@nadi/brand';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { ConfirmDialog, usePreloadConfirm } from '../../../patterns/ConfirmDialog/ConfirmDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { DocumentRow } from './DocumentRow';
import { NotKept, type NotKeptDocument } from './NotKept';

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

export type SharedDocumentsState = Loaded<
  /** The newest first. */
  Listed<
    SharedDocument,
    {
      /** Documents that were shared just now and could not be kept. */
      notKept: readonly NotKeptDocument[];
      /** True if this device has no room for more. */
      isFull: boolean;
    }
  >
>;

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

/** Documents that were shared to the installed app; they stay on this device until they are filed or deleted. */
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
    <Page
      title={m.shared_title()}
      description={m.shared_description({ product: brand.name })}
      headingRef={heading}
    >
      {state.phase === 'ready' && <NotKept documents={state.notKept} isFull={state.isFull} />}
      {state.phase === 'ready' && state.rows.length > 0 && <Text>{m.shared_only_here()}</Text>}
      <ListCard
        state={state}
        things={m.shared_count}
        choice={m.shared_title()}
        failed={{ title: m.shared_failed_title(), text: m.shared_failed() }}
        empty={{
          title: m.shared_empty_title(),
          text: (
            <Stack space={2}>
              <Text>{m.shared_empty({ product: brand.name })}</Text>
              <Text tone="muted">{m.shared_empty_install({ product: brand.name })}</Text>
            </Stack>
          ),
        }}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.shared_list()}>
            {rows.map((document) => (
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
        )}
      </ListCard>
      {doomed && (
        <ConfirmDialog
          title={m.shared_delete_title()}
          description={m.shared_delete_description({ name: doomed.name })}
          yes={m.shared_delete_yes()}
          no={m.keep_it()}
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
    </Page>
  );
}
