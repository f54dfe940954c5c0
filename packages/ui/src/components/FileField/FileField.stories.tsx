import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { FileField } from './FileField';

/** The smallest picture: one pixel of river. */
const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPgz0//DwADSQHqKqF3ZgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
const photo = new File([pixel], 'asha.png', { type: 'image/png' });

const meta = {
  title: 'Components/FileField',
  component: FileField,
  parameters: {
    guide: {
      do: [
        'State the allowed types and size before people choose.',
        'Keep the accepted file when a second one is refused.',
      ],
      dont: [
        'Do not use it for several files: use a FileDrop.',
        'Do not check a file by its name alone: the server inspects its content.',
      ],
      keyboard: [
        ['Tab', 'Moves to Choose, Replace and Remove'],
        ['Enter, Space', 'Presses the focused one'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'profilePhoto',
    label: 'Your photo',
    description: 'You see it in your menu. You can change or remove it in your profile at any time.',
    value: null,
    onChange: fn(),
    accept: ['image/jpeg', 'image/png', 'image/webp'],
    kinds: 'JPEG, PNG or WebP',
    maxSize: 5_000_000,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: File | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <FileField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Chosen: Story = {
  args: { value: photo },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Preview of asha.png' })).toBeVisible();
  },
};

export const RemovedByKeyboard: Story = {
  args: { value: photo },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove photo' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Choose a photo' })).toHaveFocus();
  },
};

export const WrongKind: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input');
    // Dragged files have not passed through the browser's own filter.
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, new File(['x'], 'scan.pdf', { type: 'application/pdf' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(/scan\.pdf was not added/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const JsonFile: Story = {
  args: {
    label: 'List of products',
    accept: ['application/json'],
    kinds: 'JSON',
    value: new File(['[]'], 'products.json', { type: 'application/json' }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove file' }));
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  },
};

export const Invalid: Story = { args: { errorMessage: 'We could not open this picture. Choose another.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const OnAPhone: Story = { args: { value: photo }, globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, Chosen, JsonFile, Invalid, Disabled }}
      touched={Empty}
      target="button"
    />
  ),
};
