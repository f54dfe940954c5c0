import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Card } from '../../../components/Card/Card';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Table, type TableColumn } from '../../../components/Table/Table';
import type { Action } from '../../../patterns/state';
import { useOutcome } from '../../../patterns/use-outcome';
import type { ConflictField } from '../types';
import { facts } from './ConflictScreen.css';

type Field = Pick<ConflictField, 'field' | 'label'>;

type VersionsToReadProps<Shown extends Field> = {
  /** Name of the versions, for screen readers. */
  label: string;
  fields: readonly Shown[];
  /** The versions, behind the name of the field. */
  versions: readonly TableColumn<Shown>[];
  saving: Action;
  /** Renders the possible actions. @param isPending true while one is running */
  actions: (isPending: boolean) => ReactNode;
};

/** Versions between which nothing is chosen field by field, and what can be done about the whole. */
export function VersionsToRead<Shown extends Field>(props: VersionsToReadProps<Shown>) {
  const { label, fields, versions, saving, actions } = props;
  const { isPending, failure } = useOutcome(saving);
  return (
    <Stack space={5}>
      {failure && <Banner tone="critical">{failure.message}</Banner>}
      <div className={facts}>
        <Card>
          <Table
            label={label}
            columns={[{ id: 'label', name: m.versions_field(), render: (row) => row.label }, ...versions]}
            rows={fields.map((row) => ({ ...row, id: row.field }))}
          />
        </Card>
      </div>
      <Inline space={2}>{actions(isPending)}</Inline>
    </Stack>
  );
}
