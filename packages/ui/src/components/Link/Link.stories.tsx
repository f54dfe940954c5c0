import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banner } from '../Banner/Banner';
import { Text } from '../Text/Text';
import { Link } from './Link';

const meta = { title: 'Components/Link', component: Link } satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = {
  args: { href: '#means', children: 'What this means' },
  render: (args) => (
    <Text>
      HbA1c was 7.4 % on 12 Nov. <Link {...args} />
    </Text>
  ),
};

export const OnTint: Story = {
  args: { href: '#waits', children: 'See what waits', tone: 'ink' },
  render: (args) => (
    <Banner tone="attention" title="You are offline.">
      Two readings are kept on this device. <Link {...args} />
    </Banner>
  ),
};

export const OpensBeside: Story = { args: { href: '#terms', children: 'Terms', isExternal: true } };
