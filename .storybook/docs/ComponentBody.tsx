import { Text } from '@nadi/ui/components/Text';
import { Canvas, Controls } from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from '../../packages/ui/src/catalogue/guide';
import { DoAndDont } from './DoAndDont';
import { controls, example, summary } from './docs.css';
import { Keyboard } from './Keyboard';
import { PropsTable } from './PropsTable';
import { Section } from './Section';
import { StoryLink } from './StoryLink';
import { isSheet, nameOf, type PageStory } from './stories-of';

export type BodyProps<Guide> = { guide: Partial<Guide>; stories: readonly PageStory[] };

/** A component is light: all that it can be is drawn on its page, and the first example can be changed. */
export function ComponentBody({ guide, stories }: BodyProps<ComponentGuide>) {
  const live = stories.find((story) => !isSheet(story)) ?? stories[0];
  if (!live) return null;
  const sheet = stories.find(isSheet);
  const rest = stories.filter((story) => story !== live && story !== sheet);
  return (
    <>
      <Section title="Live example">
        <div className={example}>
          <Canvas of={live.moduleExport} />
        </div>
        <details className={controls}>
          <summary className={summary}>Change its props</summary>
          <Controls of={live.moduleExport} />
        </details>
      </Section>
      <DoAndDont guide={guide} />
      {guide.keyboard && <Keyboard keys={guide.keyboard} />}
      <PropsTable argTypes={live.argTypes} />
      {sheet && (
        <Section
          title="All variants and states"
          aside={<StoryLink id={sheet.id}>Open in the canvas</StoryLink>}
        >
          <div className={example}>
            <Canvas of={sheet.moduleExport} sourceState="none" />
          </div>
        </Section>
      )}
      {rest.length > 0 && (
        <Section title="Examples">
          {rest.map((story) => (
            <Section
              key={story.id}
              level={3}
              title={nameOf(story)}
              aside={<StoryLink id={story.id}>Open in the canvas</StoryLink>}
            >
              {story.parameters.docs?.description?.story && (
                <Text tone="muted">{story.parameters.docs.description.story}</Text>
              )}
              <div className={example}>
                <Canvas of={story.moduleExport} />
              </div>
            </Section>
          ))}
        </Section>
      )}
    </>
  );
}
