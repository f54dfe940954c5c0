import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { FileDrop, type FileDropItem, type FileDropProps } from './FileDrop';

function Controlled(args: FileDropProps) {
  const [items, setItems] = useState(args.items);
  return (
    <FileDrop
      {...args}
      items={items}
      onAdd={(files) => {
        setItems([...items, ...files.map((file) => ({ id: file.name, file }))]);
        args.onAdd(files);
      }}
      onRemove={(id) => {
        setItems(items.filter((item) => item.id !== id));
        args.onRemove?.(id);
      }}
    />
  );
}

/** As wide as its container, as in a form. */
const Wide = (args: FileDropProps) => (
  <div style={{ flex: 1, minInlineSize: 0 }}>
    <FileDrop {...args} />
  </div>
);

const report = { name: 'HbA1c report, 12 November.pdf', size: 418_000 };
const onTheirWay: FileDropItem[] = [
  { id: '1', file: report },
  { id: '2', file: { name: 'chest-x-ray.jpg', size: 4_200_000 }, state: 'uploading', progress: 0.62 },
  { id: '3', file: { name: 'prescription.jpg', size: 1_900_000 }, state: 'uploaded' },
  { id: '4', file: { name: 'discharge-summary.pdf', size: 7_300_000 }, state: 'failed' },
  {
    id: '5',
    file: { name: 'blood-count.pdf', size: 96_000 },
    state: 'failed',
    problem: 'It is protected by a password. Remove it and add a copy without one.',
  },
];

const meta = {
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    name: 'records',
    label: 'Your records',
    description: 'Reports, prescriptions, pictures.',
    items: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    kinds: 'PDF, JPEG or PNG',
    maxSize: 20_000_000,
  },
  parameters: {
    guide: {
      do: [
        'Use it for several files at once: reports, prescriptions, pictures of a wound.',
        'Say in `kinds` and `description` which files you want, in words that people use.',
        'Keep a failed file in the list, with the next step, until the person removes it.',
      ],
      dont: [
        'Do not use it for one picture: a FileField shows it before it is sent.',
        'Do not remove files from the list because one of them failed.',
        'Do not rely on its check: the server inspects each file itself.',
      ],
      keyboard: [
        ['Tab', 'Moves to the button, then through the files'],
        ['Enter, Space', 'On the button, opens the file picker of the device'],
        ['Enter, Space', 'On a file\'s cross, removes it; on "Try again", sends it again'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof FileDrop>;
export default meta;

type Story = StoryObj<typeof meta>;

const file = (name: string, type = 'application/pdf', content = 'x') => new File([content], name, { type });

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  return input;
}

/** The event that a browser creates for a drop; one made by script has no files of the device. */
function drop(area: HTMLElement, items: readonly object[]) {
  const dataTransfer = { types: ['Files'], effectAllowed: 'all', dropEffect: 'none', items };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    const event = new DragEvent(type, { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
    area.dispatchEvent(event);
    if (!event.defaultPrevented) throw new Error(`The browser would open the file: ${type}`);
  }
}

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Empty, required">
        <Wide {...args} isRequired />
      </StateRow>
      <StateRow title="Button focused">
        <InState state="focused" target="button">
          <Wide {...args} />
        </InState>
      </StateRow>
      <StateRow title="Waiting, sending, sent, failed, failed for a reason">
        <Wide {...args} items={onTheirWay} />
      </StateRow>
      <StateRow title="Invalid">
        <Wide {...args} errorMessage="Add at least one record." />
      </StateRow>
      <StateRow title="Disabled">
        <Wide {...args} items={onTheirWay.slice(0, 1)} isDisabled />
      </StateRow>
    </StateSheet>
  ),
};

export const Empty: Story = {};

export const OnTheirWay: Story = { args: { items: onTheirWay } };

export const OneBadFile: Story = {
  tags: ['sheet'],
  args: { maxSize: 2000, items: [{ id: '1', file: report }] },
  parameters: pictured,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    // Dragged files have not passed through the browser's own filter.
    await userEvent
      .setup({ applyAccept: false })
      .upload(inputOf(canvasElement), [
        file('good.pdf'),
        file('letter.docx', 'application/msword'),
        file('large.pdf', 'application/pdf', 'x'.repeat(3000)),
        file('empty.pdf', 'application/pdf', ''),
      ]);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('letter.docx was not added: only PDF, JPEG or PNG can be used.');
    await expect(alert).toHaveTextContent('large.pdf was not added: it is 3 kB, and the limit is 2 kB.');
    await expect(alert).toHaveTextContent('empty.pdf was not added: it is empty.');
    // The good one is taken, and what was there stays.
    await expect(args.onAdd).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'good.pdf' })]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Dropped: Story = {
  args: { maxCount: 2 },
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('button', { name: 'Choose files' }).parentElement as HTMLElement;
    drop(area, [
      ...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ({ kind: 'file', getAsFile: () => file(name) })),
      { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true, name: 'Scans' }) },
    ]);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /c\.pdf was not added: you can add up to 2 files at once\. ?Scans was not added: it is a folder/,
    );
  },
};

export const ByKeyboard: Story = {
  args: { items: onTheirWay },
  play: async ({ args, canvas, userEvent }) => {
    const choose = canvas.getByRole('button', { name: 'Choose files' });
    await userEvent.tab();
    await expect(choose).toHaveFocus();
    const retry = canvas.getByRole('button', { name: 'Try again discharge-summary.pdf' });
    for (let step = 0; step < 4; step++) await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenLastCalledWith('4');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('4');
    // The focus goes to the next file's button, not to the top of the page.
    const next = canvas.getByRole('button', { name: 'Remove blood-count.pdf' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove prescription.jpg' })).toHaveFocus(),
    );
  },
};

export const Progress: Story = {
  args: { items: onTheirWay.slice(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending chest-x-ray.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText(/Sending, 62%/)).toBeVisible();
  },
};

export const Invalid: Story = { args: { errorMessage: 'Add at least one record.', isRequired: true } };

export const Disabled: Story = { args: { items: onTheirWay.slice(0, 1), isDisabled: true } };

export const DroppedWhileDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    const area = canvasElement.querySelector<HTMLElement>('[data-disabled]');
    if (area === null) throw new Error('There is no area that is disabled.');
    drop(area, [{ kind: 'file', getAsFile: () => file('a.pdf') }]);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const OnAPhone: Story = {
  args: {
    label: 'Ihre Befunde und Verschreibungen',
    items: [
      ...onTheirWay,
      { id: '6', file: { name: `${'Entlassungsbericht_'.repeat(4)}.pdf`, size: 1_234_567 }, state: 'failed' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
