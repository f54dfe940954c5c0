import { Search } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Phases } from '../../../patterns/Phases/Phases';
import { useFocusWhenGone } from '../../../patterns/use-focus-when-gone';
import type { SearchGroup } from './types';
import { askWordsOf, groupWords } from './words';

type ResultGroupProps = { group: SearchGroup; query: string; isOffline: boolean; onRetry: () => void };

/** Results that are shown before all are asked for. */
const few = 5;

/** Shows what was found in one part. Nothing found is said once for all parts, not by each. */
export function ResultGroup({ group, query, isOffline, onRetry }: ResultGroupProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { label } = groupWords[group.id];
  if (group.phase === 'ready' && group.results.length === 0 && !group.note && !group.isAsked) return null;
  return (
    <section aria-labelledby={id}>
      <Stack space={3}>
        <Heading level={2} id={id} ref={heading} isFocusTarget>
          {label()}
        </Heading>
        {group.phase === 'to-ask' ? (
          <ToAsk id={group.id} query={query} onAsk={onRetry} focusAfter={heading} />
        ) : (
          <Phases
            state={group}
            failed={{ text: m.search_failed() }}
            notOnDevice={{ text: m.search_not_on_device() }}
            isOffline={isOffline}
            level={3}
            rows={2}
            onRetry={onRetry}
          >
            {(ready) => <Found {...ready} onRetry={onRetry} />}
          </Phases>
        )}
      </Stack>
    </section>
  );
}

/** Lists what was found: the first few until all are asked for. */
function Found({
  id,
  results,
  note,
  isAsked,
  canRetry,
  onRetry,
}: Extract<SearchGroup, { phase: 'ready' }> & Pick<ResultGroupProps, 'onRetry'>) {
  const [isWhole, setIsWhole] = useState(false);
  const { label, icon } = groupWords[id];
  return (
    <Stack space={3}>
      {isAsked && results.length === 0 && (
        <div role="status">
          <Text>{askWordsOf(id).nothing()}</Text>
        </div>
      )}
      {results.length > 0 && (
        <Card padding="none">
          <LinkList
            label={label()}
            items={results.slice(0, isWhole ? undefined : few).map(({ title, detail, ...result }) => ({
              ...result,
              label: title,
              ...(detail && { description: detail }),
              icon,
            }))}
          />
        </Card>
      )}
      {results.length > few && !isWhole && (
        <div>
          <Button tone="secondary" size="small" onPress={() => setIsWhole(true)}>
            {m.search_show_all({ count: results.length })}
          </Button>
        </div>
      )}
      {note && (
        <Text size={14} tone="muted">
          {note}
        </Text>
      )}
      {canRetry && (
        <div>
          <Button tone="secondary" size="small" onPress={onRetry}>
            {m.try_again()}
          </Button>
        </div>
      )}
    </Stack>
  );
}

type ToAskProps = {
  id: SearchGroup['id'];
  query: string;
  onAsk: () => void;
  focusAfter: RefObject<HTMLElement | null>;
};

/** Offers to send the words to the server, and says who learns of it. */
function ToAsk({ id, query, onAsk, focusAfter }: ToAskProps) {
  const moveFocusOn = useFocusWhenGone(focusAfter);
  return (
    <Stack space={2} align="start">
      <Button
        tone="secondary"
        icon={Search}
        onPress={() => {
          moveFocusOn();
          onAsk();
        }}
      >
        {askWordsOf(id).ask({ query })}
      </Button>
      <Text size={14} tone="muted">
        {m.search_ask_text()}
      </Text>
    </Stack>
  );
}
