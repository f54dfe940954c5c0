import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Text } from '../../../components/Text/Text';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { FactItem } from './FactItem';
import type { FactDraft, FactResult, HealthFact, HealthFactsState } from './types';

export type { FactDraft, FactResult, FactType, HealthFact, HealthFactsState } from './types';

export type HealthFactsProps = {
  state: HealthFactsState;
  /** 'YYYY-MM-DD', where the person is. */
  today: string;
  /** There is no connection: facts can be read, not changed. @default false */
  isOffline?: boolean;
  /** Adds a fact, or corrects one. */
  onSave: (draft: FactDraft, fact: HealthFact | null) => Promise<FactResult>;
  onDelete: (fact: HealthFact) => Promise<FactResult>;
  onRetry: () => void;
};

type Open =
  | { what: 'none' }
  | { what: 'form'; fact: HealthFact | null }
  | { what: 'delete'; fact: HealthFact };

// Most visits only look.
const factDialog = latePart(async () => (await import('./FactDialog')).FactDialog);
const deleteDialog = latePart(async () => (await import('./DeleteFactDialog')).DeleteFactDialog);

/** Dated facts that decide which ranges hold for a person, with what each change of them did. */
export function HealthFacts({ state, today, isOffline = false, ...on }: HealthFactsProps) {
  const [open, setOpen] = useState<Open>({ what: 'none' });
  const [reassessed, setReassessed] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canChange = state.phase === 'ready' && !isOffline;

  const isForm = open.what === 'form';
  const isDelete = open.what === 'delete';
  const onOpenChange = () => setOpen({ what: 'none' });
  const FactDialog = useLate(factDialog, { isOpen: isForm, onOpenChange });
  const DeleteFactDialog = useLate(deleteDialog, { isOpen: isDelete, onOpenChange });
  usePreload(factDialog, canChange);
  usePreload(deleteDialog, canChange && state.rows.length > 0);
  const isAddingSoon = isForm && open.fact === null && !FactDialog;

  function close(result: { reassessed: number } | null) {
    setOpen({ what: 'none' });
    if (result) setReassessed(result.reassessed);
  }

  return (
    <>
      <ListCard
        state={state}
        title={m.facts_title()}
        description={m.facts_explain()}
        headingRef={heading}
        things={m.facts_count}
        news={reassessed !== null && <Banner tone="done">{sayReassessed(reassessed)}</Banner>}
        isOffline={isOffline}
        failed={{ text: m.facts_failed() }}
        notOnDevice={{ text: m.facts_not_on_device() }}
        empty={{ text: m.facts_empty() }}
        action={
          canChange && (
            <Button
              needs="manage"
              tone="secondary"
              icon={Plus}
              isPending={isAddingSoon}
              onPress={() => setOpen({ what: 'form', fact: null })}
            >
              {m.facts_add()}
            </Button>
          )
        }
        onRetry={on.onRetry}
      >
        {({ rows }) => (
          <>
            {isOffline && <Text>{m.facts_offline()}</Text>}
            <DividedList label={m.facts_title()}>
              {rows.map((fact) => (
                <FactItem
                  key={fact.id}
                  fact={fact}
                  today={today}
                  {...(canChange && {
                    onCorrect: () => setOpen({ what: 'form', fact }),
                    onDelete: () => setOpen({ what: 'delete', fact }),
                  })}
                />
              ))}
            </DividedList>
          </>
        )}
      </ListCard>
      {isForm && FactDialog && (
        <FactDialog fact={open.fact} today={today} onSave={on.onSave} onClose={close} focusAfter={heading} />
      )}
      {isDelete && DeleteFactDialog && (
        <DeleteFactDialog
          fact={open.fact}
          today={today}
          onDelete={on.onDelete}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </>
  );
}

const sayReassessed = (count: number): string =>
  count === 0 ? m.facts_saved() : m.facts_saved_reassessed({ count });
