import { Inline } from '@nadi/ui/components/Inline';
import { SegmentedControl } from '@nadi/ui/components/SegmentedControl';
import { Text } from '@nadi/ui/components/Text';
import { breakpoints } from '@nadi/ui/theme/tokens';
import { useState } from 'react';
import { state as stateClass, states } from './docs.css';
import { Section } from './Section';
import { SheetLink } from './SheetLink';
import { StoryFrame, type Width } from './StoryFrame';
import { StoryLink } from './StoryLink';
import { isSheet, nameOf, type PageStory } from './stories-of';

/** Every state by its name, and the chosen one in a window: twenty screens drawn at once would let everyone wait. */
export function States({ stories }: { stories: readonly PageStory[] }) {
  const shown = stories.filter((story) => !isSheet(story));
  const [chosen = shown[0], choose] = useState<PageStory>();
  const [width, setWidth] = useState<Width>(() =>
    window.innerWidth < breakpoints.medium ? 'phone' : 'desk',
  );
  if (!chosen) return null;
  return (
    <Section title="States" aside={<SheetLink of={chosen} />}>
      <Text tone="muted">
        {shown.length === 1
          ? 'One state.'
          : `${shown.length} states. Choose one to see it; it can be used as it stands.`}
      </Text>
      <div className={states}>
        <ul>
          {shown.map((story) => (
            <li key={story.id}>
              <button
                type="button"
                className={stateClass}
                aria-current={story === chosen}
                onClick={() => choose(story)}
              >
                {nameOf(story)}
              </button>
            </li>
          ))}
        </ul>
        <div>
          <Inline space={4} justify="between">
            <SegmentedControl
              label="Width"
              items={[
                { id: 'phone', label: 'Phone' },
                { id: 'tablet', label: 'Tablet' },
                { id: 'desk', label: 'Desk' },
              ]}
              value={width}
              onChange={setWidth}
            />
            <StoryLink id={chosen.id}>Open in the canvas</StoryLink>
          </Inline>
          <StoryFrame story={chosen} width={width} />
        </div>
      </div>
    </Section>
  );
}
