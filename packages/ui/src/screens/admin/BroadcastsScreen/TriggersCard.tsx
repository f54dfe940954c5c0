import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import type { Listed, Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import type { Trigger } from './types';

export type TriggersCardProps = {
  state: Loaded<Listed<Trigger>>;
  onTest: (trigger: Trigger) => Promise<Saved>;
  onCheck: () => Promise<Saved<{ sent: number }>>;
  onRetry: () => void;
};

/** Says why it was refused. */
async function saying<Result extends object>(asked: Promise<Saved<Result>>): Promise<Saved<Result>> {
  const saved = await asked;
  if (!saved.ok) showToast({ tone: 'error', message: saved.message ?? m.broadcast_trigger_failed() });
  return saved;
}

/** Lists the events that the platform tells administrators of by itself, each with a button that tries it. */
export function TriggersCard({ state, onTest, onCheck, onRetry }: TriggersCardProps) {
  const check = useSave<{ sent: number }, never>(({ sent }) =>
    showToast({ tone: 'success', message: m.broadcast_trigger_checked({ count: sent }) }),
  );
  return (
    <ListCard
      state={state}
      title={m.broadcast_triggers()}
      description={m.broadcast_triggers_description()}
      things={({ count }) => `${m.broadcast_triggers()}: ${count}`}
      rows={2}
      failed={{ text: m.broadcast_triggers_failed() }}
      empty={{ text: m.broadcast_triggers_none() }}
      onRetry={onRetry}
      action={
        <Button
          tone="secondary"
          isPending={check.isPending}
          onPress={() => void check.save(() => saying(onCheck()))}
        >
          {m.broadcast_trigger_check()}
        </Button>
      }
    >
      {({ rows }) => (
        <DividedList label={m.broadcast_triggers()}>
          {rows.map((trigger) => (
            <TriggerItem key={trigger.id} trigger={trigger} onTest={onTest} />
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}

function TriggerItem({ trigger, onTest }: { trigger: Trigger } & Pick<TriggersCardProps, 'onTest'>) {
  const test = useSave(() => showToast({ tone: 'success', message: m.broadcast_trigger_tested() }));
  return (
    <DividedItem>
      <Inline justify="between" space={3}>
        <Stack space={1}>
          <Heading level={3}>{trigger.name}</Heading>
          <Text tone="muted">{trigger.description}</Text>
        </Stack>
        <Button
          tone="secondary"
          size="small"
          isPending={test.isPending}
          onPress={() => void test.save(() => saying(onTest(trigger)))}
        >
          {m.broadcast_trigger_test()}{' '}
          <VisuallyHidden>{m.broadcast_of({ title: trigger.name })}</VisuallyHidden>
        </Button>
      </Inline>
    </DividedItem>
  );
}
