import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Form, type FormProps } from './Form';

/** A form of two fields whose caller checks that both are filled. */
function Example({ onSubmit, errors: given = [], ...form }: Omit<FormProps, 'children'>) {
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [errors, setErrors] = useState(given);
  const messageFor = (name: string) => errors.find((error) => error.name === name)?.message;
  return (
    <Form
      {...form}
      errors={errors}
      onSubmit={() => {
        const found = [
          ...(first ? [] : [{ name: 'firstName', message: 'Enter your first name.' }]),
          ...(last ? [] : [{ name: 'lastName', message: 'Enter your last name.' }]),
        ];
        setErrors(found);
        if (found.length === 0) onSubmit();
      }}
    >
      <TextField
        name="firstName"
        label="First name"
        value={first}
        onChange={setFirst}
        errorMessage={messageFor('firstName')}
        isRequired
      />
      <TextField
        name="lastName"
        label="Last name"
        value={last}
        onChange={setLast}
        errorMessage={messageFor('lastName')}
        isRequired
      />
      <Button type="submit" isPending={form.isPending}>
        Continue
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Components/Form',
  component: Form,
  parameters: {
    guide: {
      do: [
        'Let people submit it at any time, and then say everything that is missing: in a summary with links, and at each field.',
        'Keep everything that was typed when sending fails, and say that it was kept.',
      ],
      dont: [
        'Do not disable the button until the form is valid: no one learns what is missing then.',
        'Do not check a field while it is being typed in.',
      ],
      keyboard: [
        ['Tab', 'Moves through fields and buttons'],
        ['Enter', 'Submits it from any single-line field'],
        ['Enter on a line of the summary', 'Moves the focus to the field'],
      ],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn(), children: null },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const WithErrors: Story = {
  args: {
    errors: [
      { name: 'firstName', message: 'Enter your first name.' },
      { name: 'lastName', message: 'Enter your last name.' },
    ],
  },
};

export const FocusGoesToWhatIsWrong: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const summary = canvas.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
  },
};

export const FailedOnTheServer: Story = {
  args: { formError: 'We could not save this. Nothing was lost: try again in a minute.' },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Kulkarni{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PressedTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Asha');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Kulkarni');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Ready, WithErrors, FailedOnTheServer, Pending }} />,
};
