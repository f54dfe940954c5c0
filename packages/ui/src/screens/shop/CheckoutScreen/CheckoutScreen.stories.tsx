import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { addresses } from '../test/sample-shop';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen';

const meta = {
  title: 'Screens/Shop/Checkout',
  component: CheckoutScreen,
  parameters: {
    guide: {
      purpose: 'Where does my order go?',
      operations: [
        'listDeliveryAddresses',
        'addDeliveryAddress',
        'updateDeliveryAddress',
        'deleteDeliveryAddress',
        'beginCheckout',
      ],
      notes: ['A PIN code that is not one of the state is told before it is sent.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', addresses },
    cartHref: '/dashboard/health-shop/cart',
    isOffline: false,
    states: [
      { id: 'KA', label: 'Karnataka' },
      { id: 'DL', label: 'Delhi' },
    ],
    pinFault: (pin) => (pin.startsWith('56') ? null : 'PIN codes of Karnataka do not begin so.'),
    onBegin: fn<CheckoutScreenProps['onBegin']>(async () => ({ ok: true })),
    onSaveAddress: fn<CheckoutScreenProps['onSaveAddress']>(async () => ({ ok: true })),
    onDeleteAddress: fn<CheckoutScreenProps['onDeleteAddress']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof CheckoutScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvas: { getAllByRole: typeof screen.getAllByRole }) => {
  const [button] = canvas.getAllByRole('button', { name: 'Continue to the bill' });
  if (button) await userEvent.click(button);
};

export const Addresses: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expect(args.onBegin).toHaveBeenCalledWith({ fulfilment: 'delivery', addressId: addresses[0]?.id });
  },
};
export const PickedUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Pick it up/ }));
    await press(canvas);
    await expect(args.onBegin).toHaveBeenCalledWith({ fulfilment: 'pick-up' });
  },
};
export const NoAddress: Story = { args: { state: { phase: 'ready', addresses: [] } } };
export const DeletingAnAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete this address' }));
    await expect(args.onDeleteAddress).not.toHaveBeenCalled();
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete this address' }));
    await expect(args.onDeleteAddress).toHaveBeenCalledWith(addresses[0]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const AddingAnAddress: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Pick it up/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add an address' }));
    const form = within(await screen.findByRole('dialog'));
    const fields = [
      [/Name of who/, 'Asha Kulkarni'],
      [/Mobile number/, '098860 12345'],
      [/House, street/, '4 Lake Road'],
      [/City or town/, 'Bengaluru'],
      [/PIN code/, '560001'],
    ] as const;
    for (const [name, words] of fields) await userEvent.type(form.getByRole('textbox', { name }), words);
    await userEvent.click(form.getByRole('button', { name: /State or union territory/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Karnataka' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSaveAddress).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '+919886012345' }),
      null,
    );
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};
export const WrongPinCode: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change this address' }));
    const form = within(await screen.findByRole('dialog'));
    const pin = form.getByRole('textbox', { name: /PIN code/ });
    await userEvent.clear(pin);
    await userEvent.type(pin, '110001');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText(/PIN codes of Karnataka do not begin so/))[0]).toBeVisible();
    await expect(args.onSaveAddress).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
