import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import type { Action } from '../../../patterns/state';
import type { Conflict } from './ConflictScreen';
import { VersionsToRead } from './VersionsToRead';

type MyDeletionProps = {
  fields: Extract<Conflict, { kind: 'my-deletion' }>['fields'];
  saving: Action;
  onDelete: () => void;
  onKeep: () => void;
};

/** The record that the person wanted to delete has changed since they read it: asks once more, showing both versions. */
export function MyDeletion({ fields, saving, onDelete, onKeep }: MyDeletionProps) {
  return (
    <VersionsToRead
      label={m.versions_standing()}
      fields={fields}
      versions={[
        {
          id: 'before',
          name: m.versions_before(),
          render: ({ before }) => before ?? m.versions_nothing(),
        },
        {
          id: 'standing',
          name: m.versions_standing(),
          render: ({ standing }) => standing || m.versions_nothing(),
        },
      ]}
      saving={saving}
      actions={(isPending) => (
        <>
          <Button tone="secondary" isDisabled={isPending} onPress={onKeep}>
            {m.versions_keep()}
          </Button>
          <Button tone="critical" isPending={isPending} onPress={onDelete}>
            {m.versions_delete()}
          </Button>
        </>
      )}
    />
  );
}
