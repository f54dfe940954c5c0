import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import type { Action } from '../../../patterns/state';
import type { Conflict } from './ConflictScreen';
import { VersionsToRead } from './VersionsToRead';

type DeletedElsewhereProps = {
  conflict: Extract<Conflict, { kind: 'deleted-elsewhere' }>;
  saving: Action;
  onRecordAgain?: () => void;
  onDiscard: () => void;
};

/** The record that the person changed no longer exists: it can be created again, or the change discarded. */
export function DeletedElsewhere({ conflict, saving, onRecordAgain, onDiscard }: DeletedElsewhereProps) {
  return (
    <VersionsToRead
      label={m.versions_mine()}
      fields={conflict.fields}
      versions={[{ id: 'mine', name: m.versions_mine(), render: ({ mine }) => mine || m.versions_nothing() }]}
      saving={saving}
      actions={(isPending) => (
        <>
          {conflict.canRecordAgain && onRecordAgain && (
            <Button isPending={isPending} onPress={onRecordAgain}>
              {m.versions_again()}
            </Button>
          )}
          <Button tone="secondary" isDisabled={isPending} onPress={onDiscard}>
            {m.versions_discard()}
          </Button>
        </>
      )}
    />
  );
}
