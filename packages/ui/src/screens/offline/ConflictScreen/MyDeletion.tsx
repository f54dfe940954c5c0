import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Table } from '../../../components/Table/Table';
import type { Action } from '../../private/action';
import { useOutcome } from '../../private/use-outcome';
import type { Conflict } from './ConflictScreen';
import { facts } from './ConflictScreen.css';

type MyDeletionProps = {
  fields: Extract<Conflict, { kind: 'my-deletion' }>['fields'];
  saving: Action;
  onDelete: () => void;
  onKeep: () => void;
};

/** What the person wanted deleted is no longer what they had read: asked once more, with both versions before them. */
export function MyDeletion({ fields, saving, onDelete, onKeep }: MyDeletionProps) {
  const { isPending, failure } = useOutcome(saving);
  return (
    <Stack space={5}>
      {failure && <Banner tone="critical">{failure.message}</Banner>}
      <div className={facts}>
        <Card>
          <Table
            label={m.versions_standing()}
            columns={[
              { id: 'label', name: m.versions_field(), render: ({ label }) => label },
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
            rows={fields.map((row) => ({ ...row, id: row.field }))}
          />
        </Card>
      </div>
      <Inline space={2}>
        <Button tone="secondary" isDisabled={isPending} onPress={onKeep}>
          {m.versions_keep()}
        </Button>
        <Button tone="critical" isPending={isPending} onPress={onDelete}>
          {m.versions_delete()}
        </Button>
      </Inline>
    </Stack>
  );
}
