import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Banner } from '../Banner/Banner';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    guide: {
      do: [
        'Make its words say where it leads, even without the sentence around it.',
        'Say that it opens in a new tab, if it does (`isExternal`).',
      ],
      dont: ['Do not write "here" or "more".', 'Do not use it to change something: that is a Button.'],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter', 'Follows it'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: { href: '#means', children: 'What this means', isAlone: true },
  render: (args) => (
    <Text>
      HbA1c was 7.4 % on 12 Nov. <Link {...args} />
    </Text>
  ),
};

export const OnTint: Story = {
  args: { href: '#waits', children: 'See what is waiting', tone: 'ink', isAlone: true },
  render: (args) => (
    <Banner tone="attention" title="You are offline.">
      Two readings are kept on this device. <Link {...args} />
    </Banner>
  ),
};

export const OpensBeside: Story = {
  args: { href: '#terms', children: 'Terms', isExternal: true, isAlone: true },
};

export const ByKeyboard: Story = {
  args: { href: '#means', children: 'What this means', isAlone: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'What this means' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#means');
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ InText, OnTint, OpensBeside }} touched={OpensBeside} />,
};
