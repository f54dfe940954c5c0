import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { sayFactDetails, sayFactType } from './fact-words';
import type { FactResult, HealthFact } from './types';

export type DeleteFactDialogProps = {
  fact: HealthFact;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  onDelete: (fact: HealthFact) => Promise<FactResult>;
  /** Null where it was not deleted. */
  onClose: (result: { reassessed: number } | null) => void;
  /** Takes the focus once it is deleted. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before a fact is deleted, and names it. */
export function DeleteFactDialog({ fact, today, onDelete, ...dialog }: DeleteFactDialogProps) {
  return (
    <DeleteDialog
      title={m.facts_delete_title()}
      description={m.facts_delete_explain()}
      yes={m.facts_delete_yes()}
      onDelete={() => onDelete(fact)}
      {...dialog}
    >
      <Stack space={2}>
        <Text weight="bold">{sayFactType(fact.type)}</Text>
        <Text tone="muted">{sayFactDetails(fact, today)}</Text>
      </Stack>
    </DeleteDialog>
  );
}
