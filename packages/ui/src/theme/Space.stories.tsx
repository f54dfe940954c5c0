import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../catalogue/pictured';
import { StateRow, StateSheet } from '../catalogue/StateSheet';
import { Grid } from '../components/Grid/Grid';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { bar, raised, shown, tile } from './Foundations.css';
import { breakpoints, motion, radius, space, touchTarget } from './tokens';

const meta = {
  title: 'Foundations/Space, shape and motion',
  tags: ['sheet', '!autodocs'],
  parameters: pictured,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const lengthOf = (length: string) => ({ [shown.length.slice('var('.length, -1)]: length });

/** Steps of 4 px, in rem: space grows with the text. It is said by layouts, never by the things that they hold. */
export const Space: Story = {
  render: () => (
    <StateSheet>
      {Object.entries(space).map(([step, length]) => (
        <Stack key={step} space={1}>
          <Text size={14} isTabular>{`space ${step}: ${Number(step) * 4} px`}</Text>
          <span className={bar} style={lengthOf(length)} />
        </Stack>
      ))}
      <StateRow title={`What is touched is at least ${touchTarget} wide and high`}>
        <span className={tile} style={{ inlineSize: touchTarget, blockSize: touchTarget }} />
      </StateRow>
      <StateRow title="Layouts change at">
        <Text>
          {breakpoints.medium} px, from where it is no phone any more, and {breakpoints.wide} px
        </Text>
      </StateRow>
    </StateSheet>
  ),
};

const uses = { control: 'Controls', surface: 'Cards and dialogs', pill: 'Badges and tags' };

/** Hairlines before boxes, and one quiet elevation. */
export const Shape: Story = {
  render: () => (
    <Grid columns={{ narrow: 1, medium: 2 }} space={6}>
      {Object.entries(radius).map(([name, corner]) => (
        <Stack key={name} space={2}>
          <span className={tile} style={{ borderRadius: corner }} />
          <Text>
            {uses[name as keyof typeof uses]}: {name === 'pill' ? 'round' : corner}
          </Text>
        </Stack>
      ))}
      <Stack space={2}>
        <span className={`${tile} ${raised}`} />
        <Text>Raised: what lies above the page, and the one card of a page that is alone on it</Text>
      </Stack>
    </Grid>
  ),
};

const moves = {
  quick: 'What answers a touch: a button under the pointer, a list that opens',
  calm: 'What goes from one place to another: a drawer, a toast',
};

/** Only to show where a thing went; none for those whose machine asks for less motion. */
export const Motion: Story = {
  render: () => (
    <StateSheet>
      {Object.entries(motion).map(([name, duration]) => (
        <StateRow key={name} title={`${name}: ${duration}`}>
          <Stack space={2}>
            <span className={bar} style={lengthOf(`${Number.parseInt(duration, 10)}px`)} />
            <Text>{moves[name as keyof typeof moves]}</Text>
          </Stack>
        </StateRow>
      ))}
    </StateSheet>
  ),
};
