import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Heading } from '../../../components/Heading/Heading';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { usePreloadConfirm } from '../../../patterns/ConfirmDialog/ConfirmDialog';
import type { Action } from '../../../patterns/state';
import type { ConflictField } from '../types';
import { measure } from './ConflictScreen.css';
import { ConflictSkeleton } from './ConflictSkeleton';
import type { Choices } from './choices';
import { DeletedElsewhere } from './DeletedElsewhere';
import { MyDeletion } from './MyDeletion';
import { VersionsForm } from './VersionsForm';

export type { ConflictField } from '../types';
export type { Choices, Version } from './choices';

export type Conflict = {
  /** Its subject: "Blood pressure 126 / 80 mmHg". */
  title: string;
  /** When the person made the change, RFC 3339. */
  since: string;
} & (
  | { kind: 'changed'; fields: readonly ConflictField[] }
  | {
      kind: 'deleted-elsewhere';
      /** All of what the person had, in words. */
      fields: readonly Pick<ConflictField, 'field' | 'label' | 'mine'>[];
      /** True if it can be recorded as a new one, as readings can. */
      canRecordAgain: boolean;
    }
  | {
      kind: 'my-deletion';
      /** The changes made since the person wanted to delete it. */
      fields: readonly Pick<ConflictField, 'field' | 'label' | 'before' | 'standing'>[];
    }
);

export type ConflictState =
  | { phase: 'loading' }
  /** There is no such entry any more. */
  | { phase: 'gone' }
  | { phase: 'ready'; conflict: Conflict; saving: Action };

export type ConflictScreenProps = {
  state: ConflictState;
  clock: Clock;
  /** Sends the chosen versions on top of how it stands now; where all are `standing`, there is nothing to send. */
  onSave: (choices: Choices) => void;
  /** Gives up what the person wrote, or the deletion; asked for already where something is lost. */
  onDiscard: () => void;
  /** Records what was deleted elsewhere as a new one. */
  onRecordAgain?: () => void;
  /** Deletes it as it stands now. */
  onDelete: () => void;
  /** The next page if there is nothing to decide. @default '/dashboard' */
  backHref?: string;
};

const discardDialog = latePart(async () => (await import('../private/DiscardDialog')).DiscardDialog);

/** An entry that contradicts how things stand now: both versions, and the person says which is right. */
export function ConflictScreen({
  state,
  clock,
  onSave,
  onDiscard,
  onRecordAgain,
  onDelete,
  backHref = '/dashboard',
}: ConflictScreenProps) {
  const [isDiscarding, setIsDiscarding] = useState(false);
  usePreloadConfirm();
  usePreload(discardDialog);
  const DiscardDialog = useLate(discardDialog, { isOpen: isDiscarding, onOpenChange: setIsDiscarding });
  const heading = useRef<HTMLHeadingElement>(null);
  if (state.phase === 'loading') return <ConflictSkeleton />;
  if (state.phase === 'gone')
    return (
      <Stack space={6}>
        <Heading level={1} size={28} isFocusTarget>
          {m.outbox_title()}
        </Heading>
        <EmptyState
          title={m.versions_gone_title()}
          action={<Button href={backHref}>{m.versions_gone_back()}</Button>}
        >
          {m.versions_gone()}
        </EmptyState>
      </Stack>
    );

  const { conflict, saving } = state;
  const { title, explain } = words[conflict.kind];
  const askToDiscard = () => setIsDiscarding(true);
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1} size={28} ref={heading} isFocusTarget>
          {title({ title: conflict.title })}
        </Heading>
        <div className={measure}>
          <Text>
            {withParts(explain({ when: part(0) }), [
              <When key="at" at={conflict.since} clock={clock} isInSentence />,
            ])}
          </Text>
        </div>
      </Stack>
      {conflict.kind === 'changed' && (
        <VersionsForm fields={conflict.fields} saving={saving} onSave={onSave} onDiscard={askToDiscard} />
      )}
      {conflict.kind === 'deleted-elsewhere' && (
        <DeletedElsewhere
          conflict={conflict}
          saving={saving}
          onRecordAgain={onRecordAgain}
          onDiscard={askToDiscard}
        />
      )}
      {conflict.kind === 'my-deletion' && (
        <MyDeletion fields={conflict.fields} saving={saving} onDelete={onDelete} onKeep={onDiscard} />
      )}
      {DiscardDialog && isDiscarding && (
        <DiscardDialog
          item={{ title: conflict.title, action: conflict.kind === 'changed' ? 'change' : 'add' }}
          onConfirm={onDiscard}
          onClose={() => setIsDiscarding(false)}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}

const words: Record<
  Conflict['kind'],
  { title: (inputs: { title: string }) => string; explain: (inputs: { when: string }) => string }
> = {
  changed: { title: m.versions_title, explain: m.versions_explain },
  'deleted-elsewhere': { title: m.versions_title_deleted, explain: m.versions_explain_deleted },
  'my-deletion': { title: m.versions_title_deletion, explain: m.versions_explain_deletion },
};
