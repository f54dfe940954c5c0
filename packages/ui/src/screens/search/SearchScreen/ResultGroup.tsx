import { useId, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Phases } from '../../../patterns/Phases/Phases';
import type { SearchGroup } from './types';
import { groupWords } from './words';

type ResultGroupProps = { group: SearchGroup; isOffline: boolean; onRetry: () => void };

/** Results that are shown before all are asked for. */
const few = 5;

/** Shows what was found in one part. Nothing found is said once for all parts, not by each. */
export function ResultGroup({ group, isOffline, onRetry }: ResultGroupProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { label, icon } = groupWords[group.id];
  if (group.phase === 'ready' && group.results.length === 0 && !group.note) return null;
  return (
    <section aria-labelledby={id}>
      <Stack space={3}>
        <Heading level={2} id={id}>
          {label()}
        </Heading>
        <Phases
          state={group}
          failed={{ text: m.search_failed() }}
          notOnDevice={{ text: m.search_not_on_device() }}
          isOffline={isOffline}
          level={3}
          rows={2}
          onRetry={onRetry}
        >
          {({ results, note }) => (
            <Stack space={3}>
              {results.length > 0 && (
                <Card padding="none">
                  <LinkList
                    label={label()}
                    items={results
                      .slice(0, isWhole ? undefined : few)
                      .map(({ title, detail, ...result }) => ({
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
            </Stack>
          )}
        </Phases>
      </Stack>
    </section>
  );
}
