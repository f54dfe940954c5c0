import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Dialog } from '../../../components/Dialog/Dialog';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayFactDetails, sayFactKind } from './fact-words';
import type { FactResult, HealthFact } from './types';

export type DeleteFactDialogProps = {
  fact: HealthFact;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  onDelete: (fact: HealthFact) => Promise<FactResult>;
  /** With how many readings are judged differently; null where it was not deleted. */
  onClose: (rejudged: number | null) => void;
};

/** Asks before a fact is deleted, and names it. */
export function DeleteFactDialog({ fact, today, onDelete, onClose }: DeleteFactDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string>();

  async function remove() {
    setDeleting(true);
    setError(undefined);
    const result = await onDelete(fact).catch(
      (): FactResult => ({ ok: false, message: m.facts_not_deleted() }),
    );
    setDeleting(false);
    if (result.ok) onClose(result.rejudged);
    else setError(result.message);
  }

  return (
    <Dialog
      title={m.facts_delete_title()}
      description={m.facts_delete_explain()}
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose(null)}
      canClose={!isDeleting}
      size="small"
      footer={
        <>
          <Button tone="secondary" isDisabled={isDeleting} autoFocus onPress={() => onClose(null)}>
            {m.facts_keep()}
          </Button>
          <Button tone="critical" isPending={isDeleting} onPress={() => void remove()}>
            {m.facts_delete_yes()}
          </Button>
        </>
      }
    >
      <Stack space={2}>
        {error && <Banner tone="critical">{error}</Banner>}
        <Text weight="bold">{sayFactKind(fact.kind)}</Text>
        <Text tone="muted">{sayFactDetails(fact, today)}</Text>
      </Stack>
    </Dialog>
  );
}
