import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Button } from '../../components/Button/Button';
import { Heading } from '../../components/Heading/Heading';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { AuthLayout } from './AuthLayout';

const meta = {
  title: 'Layouts/AuthLayout',
  component: AuthLayout,
  parameters: {
    guide: {
      do: ['Use it for pages before signing in: one card, one task.'],
      dont: ['Do not put navigation into it: there is nowhere to go yet.', 'Do not use it after signing in.'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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

export const WithAScreen: Story = { tags: ['sheet'], parameters: pictured };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { isLoading: true, footer: undefined } };
