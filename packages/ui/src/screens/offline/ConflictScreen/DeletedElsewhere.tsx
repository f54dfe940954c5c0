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

type DeletedElsewhereProps = {
  conflict: Extract<Conflict, { kind: 'deleted-elsewhere' }>;
  saving: Action;
  onRecordAgain?: () => void;
  onDiscard: () => void;
};

/** What the person changed is no longer there: it can be made anew, or given up. */
export function DeletedElsewhere({ conflict, saving, onRecordAgain, onDiscard }: DeletedElsewhereProps) {
  const { isPending, failure } = useOutcome(saving);
  return (
    <Stack space={5}>
      {failure && <Banner tone="critical">{failure.message}</Banner>}
      <div className={facts}>
        <Card>
          <Table
            label={m.versions_mine()}
            columns={[
              { id: 'label', name: m.versions_field(), render: ({ label }) => label },
              { id: 'mine', name: m.versions_mine(), render: ({ mine }) => mine || m.versions_nothing() },
            ]}
            rows={conflict.fields.map((row) => ({ ...row, id: row.field }))}
          />
        </Card>
      </div>
      <Inline space={2}>
        {conflict.canRecordAgain && onRecordAgain && (
          <Button isPending={isPending} onPress={onRecordAgain}>
            {m.versions_again()}
          </Button>
        )}
        <Button tone="secondary" isDisabled={isPending} onPress={onDiscard}>
          {m.versions_discard()}
        </Button>
      </Inline>
    </Stack>
  );
}
