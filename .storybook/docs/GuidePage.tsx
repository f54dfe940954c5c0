import { Heading } from '@nadi/ui/components/Heading';
import { Stack } from '@nadi/ui/components/Stack';
import { Text } from '@nadi/ui/components/Text';
import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentGuide, ScreenGuide } from '../../packages/ui/src/catalogue/guide';
import { ComponentBody } from './ComponentBody';
import { page } from './docs.css';
import { LayoutBody } from './LayoutBody';
import { ScreenBody } from './ScreenBody';
import { Sentence } from './Sentence';
import { storiesOf } from './stories-of';

/** The page of one component, layout or screen, made from its JSDoc, its `guide` and its stories. */
export function GuidePage() {
  const context = useContext(DocsContext);
  const stories = storiesOf(context);
  const [first] = stories;
  if (!first) return null;
  const { component, parameters, title } = first;
  const guide: Partial<ComponentGuide & ScreenGuide> = parameters.guide ?? {};
  const places = title.split('/');
  const said: string | undefined = parameters.docs?.extractComponentDescription?.(component, {
    component,
    parameters,
  });
  const isScreen = places[0] === 'Screens' || places[0] === 'App';

  return (
    <Unstyled>
      <div className={page}>
        <Stack space={10}>
          <Stack space={3} as="header">
            <Text size={14} tone="muted">
              {places.slice(0, -1).join(' / ')}
            </Text>
            <Heading level={1}>{places.at(-1)}</Heading>
            <Text size={18}>
              <Sentence>{guide.purpose ?? said ?? ''}</Sentence>
            </Text>
          </Stack>
          {isScreen ? (
            <ScreenBody guide={guide} stories={stories} />
          ) : places[0] === 'Layouts' ? (
            <LayoutBody guide={guide} stories={stories} />
          ) : (
            <ComponentBody guide={guide} stories={stories} />
          )}
        </Stack>
      </div>
    </Unstyled>
  );
}
