import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Inline } from '../Inline/Inline';
import { Avatar } from './Avatar';

/** A drawing in place of a photo, wider than high; not a real face. */
const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><rect width="160" height="120" fill="#d9c3a5"/><circle cx="80" cy="52" r="24" fill="#7a4f33"/><path d="M32 120q8-40 48-40t48 40z" fill="#2f5d62"/></svg>',
)}`;
const broken = 'data:image/png;base64,bm8gcGljdHVyZQ==';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Asha Kulkarni' },
  parameters: {
    guide: {
      do: [
        'Put it beside the name; it is hidden from screen readers, which read the name.',
        'Use the large one if a page is about one person, the small one in lists and bars.',
      ],
      dont: [
        'Do not use it in place of a name: two people of one clinic have the same initials.',
        'Do not show roles or states by its colour; put a Tag beside the name.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

const sizes = ['small', 'medium', 'large'] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StateSheet>
      <StateRow title="Initials">
        {sizes.map((size) => (
          <Avatar key={size} name="Asha Kulkarni" size={size} />
        ))}
      </StateRow>
      <StateRow title="Photo">
        {sizes.map((size) => (
          <Avatar key={size} name="Asha Kulkarni" photo={photo} size={size} />
        ))}
      </StateRow>
      <StateRow title="Photo that cannot be shown">
        {sizes.map((size) => (
          <Avatar key={size} name="Asha Kulkarni" photo={broken} size={size} />
        ))}
      </StateRow>
      <StateRow title="One name, a title, no name">
        <Avatar name="Lakshmi" size="medium" />
        <Avatar name="Dr. Meera Rao" size="medium" />
        <Avatar name="" size="medium" />
      </StateRow>
    </StateSheet>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      {sizes.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
};

export const WithPhoto: Story = {
  args: { photo, size: 'large' },
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(image).toBeVisible();
  },
};

export const BrokenPhoto: Story = {
  args: { photo: broken, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('AK')).toBeVisible();
  },
};

export const WithTitle: Story = { args: { name: 'Dr. Meera Rao' } };

export const Devanagari: Story = { args: { name: 'मीरा राव', size: 'medium' } };
