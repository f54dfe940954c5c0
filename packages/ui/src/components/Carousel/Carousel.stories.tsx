import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, FolderHeart, Users } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Carousel, type CarouselSlide } from './Carousel';

const slide = (id: string, icon: typeof Activity, label: string, words: string): CarouselSlide => ({
  id,
  label,
  content: (
    <Card>
      <Stack space={3} align="start">
        <Icon icon={icon} size={24} />
        <Heading level={3}>{label}</Heading>
        <Text tone="muted">{words}</Text>
        <Button tone="secondary" href={`#${id}`}>
          Show me how
        </Button>
      </Stack>
    </Card>
  ),
});

const slides = [
  slide('measure', Activity, 'Measure at home', 'Write down what your device shows. We say what it means.'),
  slide(
    'collect',
    FolderHeart,
    'Keep records together',
    'Reports, prescriptions and letters stand in one place, whoever they came from. You say who may see which of them, and for how long.',
  ),
  slide('family', Users, 'Care for your family', 'See to the readings of those who have asked you to.'),
];
const many = Array.from({ length: 12 }, (_, index) =>
  slide(`tip-${index}`, Activity, `Tip ${index + 1}`, 'Rest for five minutes before you measure.'),
);

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'What you can do here', slides },
  decorators: [
    (Story, { name }) => (
      <div style={name === 'Sheet' ? undefined : { maxInlineSize: '32rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [
        'Use it for a few items of one kind that are worth a look, such as tips on a first page.',
        'Put the most important item first: many people see nothing else.',
        'Give each slide a label that says what it is: it is read out when someone moves to it.',
      ],
      dont: [
        'Do not use it for content that people must see: a result, a warning, a next step.',
        'Do not let it move by itself if there is more to read than a glance takes in.',
        'Do not use it to save space: a list of links shows everything at once.',
      ],
      keyboard: [
        ['Tab', 'Moves to Back, the dots, Next, Pause, and into the current slide'],
        ['Left, Right on the dots', 'Show the slide before, the next slide; after the last comes the first'],
        ['Home, End on the dots', 'Show the first, the last'],
        ['Enter, Space on a button', 'Back, on, pause, play'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = { flex: '1 1 17rem', minInlineSize: 0, maxInlineSize: '26rem' };

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="With dots; more than five, with a number">
        <div style={box}>
          <Carousel {...args} />
        </div>
        <div style={box}>
          <Carousel {...args} label="Tips" slides={many} />
        </div>
      </StateRow>
      <StateRow title="Focused dot; hovered arrow">
        <div style={box}>
          <InState state="focused" target="[role=tab][aria-selected=true]">
            <Carousel {...args} label="Focused" />
          </InState>
        </div>
        <div style={box}>
          <InState state="hovered">
            <Carousel {...args} label="Hovered" />
          </InState>
        </div>
      </StateRow>
      <StateRow title="As a bar: its controls stand beside it where there is room">
        <Carousel {...args} label="Bar" shape="bar" />
      </StateRow>
      <StateRow title="One, which needs no controls">
        <div style={box}>
          <Carousel {...args} label="One" slides={slides.slice(0, 1)} />
        </div>
      </StateRow>
    </StateSheet>
  ),
};

export const AtRest: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('tab', { name: 'Measure at home, 1 of 3' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Keep records together, 2 of 3' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Keep records together' })).toBeVisible());
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // Said once, politely, since somebody has moved it.
    await expect(canvas.getByRole('status')).toHaveTextContent('Keep records together, 2 of 3');
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Show me how' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#collect');
  },
};

export const ManySlides: Story = {
  args: { slides: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(canvas.getByText('12 of 12')).toBeVisible();
  },
};

/** With reduced motion, as in the tests, it does not move and has no pause button. */
export const MovingByItself: Story = { args: { isAutoPlaying: true } };

export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
