import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { ActingBanner } from '../../components/ActingBanner/ActingBanner';
import { Button } from '../../components/Button/Button';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';
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
        'Put it around the routes, once: its content stays when the page changes.',
        'Show in it messages about the app itself, such as a new version.',
      ],
      dont: [
        'Do not use it for messages about a page or a record: those belong on their page.',
        'Do not let a banner push the page down while a person is about to press something.',
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

export const ActingForSomebody: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    acting: (
      <ActingBanner firstName="Sushila" lastName="Joshi" who="she" level="manage" hasAccount onBack={fn()} />
    ),
  },
};

export const BannerFirstByKeyboard: Story = {
  args: WithBanner.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Update Now' })).toHaveFocus();
  },
};

/** It comes while somebody is at work. */
function Coming() {
  const [hasCome, setCome] = useState(false);
  return (
    <AppLayout banner={hasCome ? WithBanner.args?.banner : undefined}>
      <Inline justify="center">
        <Button tone="quiet" href="#home">
          Home
        </Button>
      </Inline>
      <SystemLayout title="Terms of use">
        <Stack align="start">
          <Text>What is read here does not move when the banner comes.</Text>
          <Button onPress={() => setCome(true)}>A new version comes</Button>
        </Stack>
      </SystemLayout>
    </AppLayout>
  );
}

export const ComesOverThePage: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <Coming />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'A new version comes' });
    const before = button.getBoundingClientRect().top;
    await userEvent.click(button);
    await expect(await canvas.findByText('A new version is available.')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
};

export const MakesWayForTheKeyboard: Story = {
  render: () => <Coming />,
  play: async ({ canvas, userEvent }) => {
    const home = canvas.getByRole('link', { name: 'Home' });
    await userEvent.click(canvas.getByRole('button', { name: 'A new version comes' }));
    const later = await canvas.findByRole('button', { name: 'Later' });
    await waitFor(() => expect(later).toBeVisible());
    later.focus();
    await userEvent.tab();
    await expect(home).toHaveFocus();
    const under = later.closest('[role=status]')?.getBoundingClientRect();
    await waitFor(() =>
      expect(home.getBoundingClientRect().top).toBeGreaterThanOrEqual(under?.bottom ?? Infinity),
    );
  },
};
