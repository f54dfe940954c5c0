import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayFactDetails, sayFactKind } from './fact-words';
import type { FactDraft, FactResult, HealthFact, HealthFactsState } from './types';

export type { FactDraft, FactFault, FactKind, FactResult, HealthFact, HealthFactsState } from './types';

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
  const [rejudged, setRejudged] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const canChange = state.phase === 'ready' && !isOffline;

  const isForm = open.what === 'form';
  const isDelete = open.what === 'delete';
  const onOpenChange = () => setOpen({ what: 'none' });
  const FactDialog = useLate(factDialog, { isOpen: isForm, onOpenChange });
  const DeleteFactDialog = useLate(deleteDialog, { isOpen: isDelete, onOpenChange });
  usePreload(factDialog, canChange);
  usePreload(deleteDialog, canChange && state.facts.length > 0);
  const isAddingSoon = isForm && open.fact === null && !FactDialog;

  function close(changed: number | null) {
    setOpen({ what: 'none' });
    if (changed === null) return;
    setRejudged(changed);
    // The row or the button that had the focus may be gone.
    setTimeout(() => heading.current?.focus());
  }

  return (
    <Stack as="section" space={4} aria-labelledby="health-facts">
      <Stack space={1}>
        <Heading level={2} id="health-facts" ref={heading} isFocusTarget>
          {m.facts_title()}
        </Heading>
        <Text tone="muted">{m.facts_explain()}</Text>
      </Stack>
      {rejudged !== null && (
        <Banner tone="done">
          {rejudged === 0 ? m.facts_saved() : m.facts_saved_rejudged({ count: rejudged })}
        </Banner>
      )}
      {state.phase === 'loading' && (
        <div role="status">
          <VisuallyHidden>{m.facts_loading()}</VisuallyHidden>
          <Skeleton height="4rem" shape="block" />
        </div>
      )}
      {state.phase === 'failed' && (
        <Banner
          tone="attention"
          action={
            <Button tone="secondary" size="small" onPress={on.onRetry}>
              {m.facts_retry()}
            </Button>
          }
        >
          {m.facts_failed()}
        </Banner>
      )}
      {state.phase === 'not-on-device' && <Text tone="muted">{m.facts_not_on_device()}</Text>}
      {state.phase === 'ready' && isOffline && <Text>{m.facts_offline()}</Text>}
      {state.phase === 'ready' && state.facts.length === 0 && <Text tone="muted">{m.facts_empty()}</Text>}
      {state.phase === 'ready' && state.facts.length > 0 && (
        <DividedList>
          {state.facts.map((fact) => (
            <DividedItem key={fact.id}>
              <Inline justify="between" space={3}>
                <div>
                  <Text weight="bold">{sayFactKind(fact.kind)}</Text>
                  <Text tone="muted">{sayFactDetails(fact, today)}</Text>
                </div>
                {canChange && (
                  <Inline space={2}>
                    <Button tone="secondary" size="small" onPress={() => setOpen({ what: 'form', fact })}>
                      <span aria-hidden="true">{m.facts_correct()}</span>
                      <VisuallyHidden>{m.facts_correct_of({ fact: sayFactKind(fact.kind) })}</VisuallyHidden>
                    </Button>
                    <Button tone="quiet" size="small" onPress={() => setOpen({ what: 'delete', fact })}>
                      <span aria-hidden="true">{m.facts_delete()}</span>
                      <VisuallyHidden>{m.facts_delete_of({ fact: sayFactKind(fact.kind) })}</VisuallyHidden>
                    </Button>
                  </Inline>
                )}
              </Inline>
            </DividedItem>
          ))}
        </DividedList>
      )}
      {canChange && (
        <div>
          <Button
            tone="secondary"
            icon={Plus}
            isPending={isAddingSoon}
            onPress={() => setOpen({ what: 'form', fact: null })}
          >
            {m.facts_add()}
          </Button>
        </div>
      )}
      {isForm && FactDialog && (
        <FactDialog fact={open.fact} today={today} onSave={on.onSave} onClose={close} />
      )}
      {isDelete && DeleteFactDialog && (
        <DeleteFactDialog fact={open.fact} today={today} onDelete={on.onDelete} onClose={close} />
      )}
    </Stack>
  );
}
