import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Layouts/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Stack>
        <Heading level={1} size={28}>
          Sign in
        </Heading>
        <Text>The form stands here.</Text>
        <Button isFullWidth>Sign in</Button>
      </Stack>
    ),
    footer: (
      <Text>
        New here? <Link href="#sign-up">Create an account</Link>
      </Text>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAScreen: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { isLoading: true, footer: undefined } };
