import { useEffect, useId, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { OutboxItem } from '../types';
import { list } from './OutboxDrawer.css';
import { OutboxEntry, type OutboxEntryProps } from './OutboxEntry';

type OutboxSectionProps = Omit<OutboxEntryProps, 'item' | 'ref'> & {
  title: string;
  items: readonly OutboxItem[];
};

/** The number of entries drawn at once; a phone takes a second for hundreds. */
const page = 50;

/** Entries that stand the same way, the oldest first. */
export function OutboxSection({ title, items, ...entry }: OutboxSectionProps) {
  const heading = useId();
  const [shown, setShown] = useState(page);
  const firstNew = useRef<HTMLLIElement>(null);
  const more = Math.min(page, items.length - shown);

  useEffect(() => {
    // The button that was pressed has moved below them, or is gone.
    if (shown > page) firstNew.current?.focus();
  }, [shown]);

  return (
    <Stack as="section" space={3} aria-labelledby={heading}>
      <Heading level={3} id={heading}>
        {title}
      </Heading>
      <ul className={list} aria-labelledby={heading}>
        {items.slice(0, shown).map((item, index) => (
          <OutboxEntry
            key={item.id}
            {...entry}
            item={item}
            ref={index > 0 && index === shown - page ? firstNew : undefined}
          />
        ))}
      </ul>
      {more > 0 && (
        <Inline space={3}>
          <Button tone="secondary" onPress={() => setShown(shown + page)}>
            {m.outbox_more({ count: more })}
          </Button>
          <Text size={14} tone="muted">
            {m.outbox_shown({ shown, total: items.length })}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
