import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../components/Grid/Grid';
import { Heading } from '../components/Heading/Heading';
import { Inline } from '../components/Inline/Inline';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { contrast } from './contrast';
import { swatch } from './Foundations.css';
import { fontSize, light, type Palette, palettes, space } from './tokens';
import { vars } from './vars.css';

const meta = { title: 'Foundations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(light) as (keyof Palette)[];

/** Every colour with what it is in each theme, and how far it is from that theme's paper. */
export const Colours: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2, wide: 3 }} space={4}>
      {names.map((name) => (
        <Inline key={name} space={3} isWrapping={false}>
          <span className={swatch} style={{ background: vars.colour[name] }} />
          <Stack space={0}>
            <Text weight="bold">{name}</Text>
            {Object.entries(palettes).map(([theme, palette]) => (
              <Text key={theme} size={14} tone="muted" isTabular>
                {theme} {palette[name]}, {contrast(palette[name], palette.paper).toFixed(1)} on paper
              </Text>
            ))}
          </Stack>
        </Inline>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Stack space={4}>
      <Heading level={1} size={48}>
        Aa 48
      </Heading>
      <Heading level={2} size={36}>
        Good morning, Asha
      </Heading>
      {Object.keys(fontSize)
        .filter((size) => Number(size) <= 28)
        .map((size) => (
          <Text key={size} size={Number(size) as 14 | 16 | 18 | 22 | 28} isTabular>
            {size}: Nāḍī, the pulse and the river. 122 / 78 mmHg, 38.2 °C, ₹ 1,250, 6.9 % → 7.4 %
          </Text>
        ))}
    </Stack>
  ),
};

export const Space: Story = {
  render: () => (
    <Stack space={2}>
      {Object.entries(space).map(([step, length]) => (
        <Inline key={step} space={3}>
          <Text isTabular>{`${Number(step) * 4} px`}</Text>
          <span style={{ inlineSize: length, blockSize: '1rem', background: vars.colour.river }} />
        </Inline>
      ))}
    </Stack>
  ),
};
