import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { TextField } from '../../components/TextField/TextField';
import type { Saved } from '../state';
import { FormDialog } from './FormDialog';

type ContactProps = {
  onSave: (name: string) => Promise<Saved<{ id: string }>>;
  onClose: (result: { id: string } | null) => void;
};

/** A form of one field. */
function ContactForm({ onSave, onClose }: ContactProps) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Add a contact"
      description="Whom we call where you cannot answer."
      check={() => (name ? { draft: name } : { faults: [{ name: 'name', message: 'Enter a name.' }] })}
      onSave={onSave}
      onClose={onClose}
    >
      {({ messageFor }) => (
        <TextField
          name="name"
          label="Name"
          value={name}
          onChange={setName}
          errorMessage={messageFor('name')}
          isRequired
        />
      )}
    </FormDialog>
  );
}

const meta = {
  title: 'Patterns/FormDialog',
  component: ContactForm,
  parameters: {
    guide: {
      do: [
        'Mount it while it is open: typed text is discarded when it closes, and only then.',
        'Resolve `onSave` when the server has answered or this device has kept the change.',
        'Name the field of each fault: the summary leads to it.',
      ],
      dont: ['Do not close it before the save has resolved.'],
    } satisfies ComponentGuide,
  },
  args: {
    onSave: fn<ContactProps['onSave']>(async () => ({ ok: true, id: 'contact-1' })),
    onClose: fn<ContactProps['onClose']>(),
  },
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('dialog'));
async function save(name: string) {
  const dialog = await form();
  if (name) await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), name);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

export const Saves: Story = {
  play: async ({ args }) => {
    await save('Ravi');
    await expect(args.onSave).toHaveBeenCalledWith('Ravi');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ ok: true, id: 'contact-1' }));
  },
};

export const SendsNothingWhileSomethingIsMissing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    const dialog = await save('');
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const KeepsWhatWasTypedWhenRefused: Story = {
  args: {
    onSave: fn<ContactProps['onSave']>(async () => ({
      ok: false,
      fieldErrors: { name: 'This contact is there already.' },
    })),
  },
  play: async ({ args }) => {
    const dialog = await save('Ravi');
    await expect((await dialog.findAllByText('This contact is there already.'))[0]).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ravi');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaysThatNothingWasAnswered: Story = {
  args: { onSave: fn<ContactProps['onSave']>(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async () => {
    const dialog = await save('Ravi');
    await expect(await dialog.findByText(/^We could not save this/)).toBeVisible();
  },
};

/** Escape, the cross and Back ask too. */
export const AsksBeforeTypedTextIsLost: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    const dialog = await form();
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Ravi');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog.getByText('Not saved yet.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await expect(name).toHaveValue('Ravi');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: 'Discard' })).toBeVisible();
  },
};

export const ThrowsAwayWhatWasTyped: Story = {
  play: async ({ args }) => {
    const dialog = await form();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Ravi');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledWith(null);
  },
};

export const ClosesAtOnceWhereNothingWasTyped: Story = {
  play: async ({ args }) => {
    await form();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(null);
  },
};

/** Shows that the error is gone before the corrected answer is sent. */
export const TakesTheErrorBackOnceItIsCorrected: Story = {
  play: async () => {
    const dialog = await save('');
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await expect(name).toBeInvalid();
    await userEvent.type(name, 'R');
    await waitFor(() => expect(name).toBeValid());
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

/** It stays open, and a second press does nothing. */
export const WhileItIsSaved: Story = {
  args: { onSave: fn<ContactProps['onSave']>(() => new Promise(() => {})) },
  play: async ({ args }) => {
    const dialog = await save('Ravi');
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
