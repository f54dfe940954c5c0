import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { UnsentMark } from './UnsentMark';

export default {
  title: 'Components/UnsentMark',
  component: UnsentMark,
  parameters: {
    guide: {
      do: [
        'Put it beside the interpretation of a reading, or beside the name of an item, until the server has acknowledged it.',
        'Say with `action` what has not been done yet: while a change waits, others still see the old value.',
        'Keep `attention` for entries that do not continue by themselves: two versions, or a refusal. Put a link to the decision near it.',
      ],
      dont: [
        'Do not let it replace the interpretation: a critical reading is critical before it is sent.',
        'Do not use it for content that a form is loading or saving: its button says so.',
        'Do not shorten it to its icon; the words are the message.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof UnsentMark>;
type Story = StoryObj<typeof UnsentMark>;

const standings = ['waiting', 'sending', 'attention'] as const;
const actions = ['add', 'change', 'delete'] as const;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { standing: 'waiting' },
  render: () => (
    <StateSheet>
      {standings.map((standing) => (
        <StateRow key={standing} title={standing}>
          {actions.map((action) => (
            <UnsentMark key={action} standing={standing} action={action} />
          ))}
        </StateRow>
      ))}
      <StateRow title="Medium">
        {standings.map((standing) => (
          <UnsentMark key={standing} standing={standing} size="medium" />
        ))}
      </StateRow>
      <StateRow title="Beside an interpretation">
        {(['in-range', 'high', 'low', 'critical', 'not-assessed'] as const).map((status) => (
          <Inline key={status}>
            <StatusBadge status={status} />
            <UnsentMark standing="waiting" />
          </Inline>
        ))}
      </StateRow>
    </StateSheet>
  ),
};

export const NotSentYet: Story = { args: { standing: 'waiting' } };
export const ChangeNotSentYet: Story = { args: { standing: 'waiting', action: 'change' } };
export const WillBeDeleted: Story = {
  args: { standing: 'waiting', action: 'delete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Will be deleted')).toBeVisible();
  },
};
export const BeingSent: Story = { args: { standing: 'sending' } };
export const BeingDeleted: Story = { args: { standing: 'sending', action: 'delete' } };
export const NeedsYourDecision: Story = { args: { standing: 'attention' } };

export const BesideACriticalReading: Story = {
  args: { standing: 'waiting' },
  render: (args) => (
    <Inline>
      <StatusBadge status="critical" />
      <UnsentMark {...args} />
    </Inline>
  ),
};
