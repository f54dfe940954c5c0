import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { HubScreen } from './HubScreen';
import { SavedArticles } from './SavedArticles';
import { found, letters, often, subjects } from './test/example-hub';

const hrefOf = (slug: string) => `/knowledge-hub/${slug}`;
const onRemove = fn();
const saved = [{ slug: 'dengue', title: 'Dengue: fluids, warning signs, when to go in' }];

const meta = {
  title: 'Screens/Knowledge/Knowledge hub',
  component: HubScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'Where can I read about a symptom, a test or a medicine that I can trust? Open to everyone, and without a network once it was opened.',
      operations: [],
      notes: ['Typing errors are forgiven.', 'Nothing of what is searched for or read is recorded.'],
    } satisfies ScreenGuide,
  },
  args: {
    letters,
    subjects,
    often,
    query: '',
    hubHref: '/knowledge-hub',
    search: { phase: 'none' },
    hrefOf: (slug: string) => `/knowledge-hub/${slug}`,
    onSearch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HubScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), ' dengu{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('dengu');
    await userEvent.click(canvas.getByText('First aid', { selector: 'summary *' }));
    await expect(canvas.getByRole('link', { name: 'Burns: cool them for 20 minutes' })).toBeVisible();
  },
};

export const Found: Story = { args: { query: 'blod presure', search: { phase: 'ready', found } } };
export const NothingFound: Story = { args: { query: 'zzz', search: { phase: 'ready', found: [] } } };
export const Searching: Story = { args: { query: 'dengue', search: { phase: 'loading' } } };

export const SearchFailed: Story = {
  args: { query: 'dengue', search: { phase: 'failed' } },
  play: tryAgain,
};

export const WithSaved: Story = {
  args: { saved: <SavedArticles saved={saved} hrefOf={hrefOf} onRemove={onRemove} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Dengue/ }));
    await expect(onRemove).toHaveBeenCalledWith(saved[0]);
  },
};
