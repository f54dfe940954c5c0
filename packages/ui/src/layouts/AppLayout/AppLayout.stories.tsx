import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Text } from '../../components/Text/Text';
import { UpdateBanner } from '../../components/UpdateBanner/UpdateBanner';
import { SystemLayout } from '../SystemLayout/SystemLayout';
import { AppLayout } from './AppLayout';

const meta = {
  title: 'Layouts/AppLayout',
  component: AppLayout,
  parameters: {
    guide: {
      do: [
        'Put it around the routes, once: what it shows stays when the page changes.',
        'Show in it what is about the app itself, as a new version is.',
      ],
      dont: [
        'Do not put into it what is about a page or a record; that stands on its page.',
        'Do not put two banners into it: the second one is not read.',
      ],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
  args: {
    children: (
      <SystemLayout title="Terms of use">
        <Text>Any page stands here, with its own layout.</Text>
      </SystemLayout>
    ),
  },
} satisfies Meta<typeof AppLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutBanner: Story = {};

export const WithBanner: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { banner: <UpdateBanner onUpdate={fn()} onLater={fn()} unsent={2} /> },
};

export const BannerFirstByKeyboard: Story = {
  args: WithBanner.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update Now' })).toHaveFocus();
  },
};
