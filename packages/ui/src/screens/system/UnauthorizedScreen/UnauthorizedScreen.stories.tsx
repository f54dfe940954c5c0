import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnauthorizedScreen } from './UnauthorizedScreen';

const meta = {
  title: 'Screens/System/Unauthorized',
  component: UnauthorizedScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnauthorizedScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AccessDenied: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
