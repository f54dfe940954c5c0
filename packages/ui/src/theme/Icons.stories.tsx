import type { Meta, StoryObj } from '@storybook/react-vite';
import { meanings } from '../catalogue/icon-meanings';
import { icons } from '../catalogue/icons';
import { pictured } from '../catalogue/pictured';
import { Grid } from '../components/Grid/Grid';
import { Heading } from '../components/Heading/Heading';
import { Icon } from '../components/Icon/Icon';
import { Inline } from '../components/Inline/Inline';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Lucide's, at the weight of our letters. An icon says one thing everywhere, and words stand beside it. */
export const Icons: StoryObj<typeof meta> = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <Stack space={8}>
      {Object.entries(meanings).map(([group, names]) => (
        <Stack key={group} space={4} as="section">
          <Heading level={2}>{group}</Heading>
          <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} space={4}>
            {Object.entries(names).map(([name, meaning]) => (
              <Inline key={name} space={4} isWrapping={false}>
                <Icon icon={icons[name as keyof typeof icons]} size={24} />
                <Stack space={0}>
                  <Text>{meaning}</Text>
                  <Text size={14} tone="muted">
                    {name}
                  </Text>
                </Stack>
              </Inline>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
