import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CallChat } from './VisitChat';
import messages from './VisitChat.stories';

const meta = {
  title: 'Screens/Appointments/Messages/At the call',
  component: CallChat,
  parameters: { guide: messages.parameters.guide },
  args: { ...messages.args, unseen: 2 },
} satisfies Meta<typeof CallChat>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside the call there is no button: what is in sight is seen. */
export const AtTheCall: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Messages, 2 new' });
    if (!button) {
      await expect(canvas.getByText('Thank you. It is less than last week.')).toBeVisible();
      return;
    }
    await expect(canvas.getByRole('status')).toHaveTextContent('New message from Dr. Meera Rao');
    await expect(args.onSeen).not.toHaveBeenCalled();
    await userEvent.click(button);
    const sheet = within(document.body);
    await expect(
      await sheet.findByText('Thank you. It is less than last week.', {}, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(args.onSeen).toHaveBeenCalled();
  },
};
