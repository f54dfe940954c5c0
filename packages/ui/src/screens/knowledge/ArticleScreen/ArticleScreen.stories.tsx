import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ArticleScreen } from './ArticleScreen';
import { measuring, related } from './test/example-article';

const meta = {
  title: 'Screens/Knowledge/Article',
  component: ArticleScreen,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'What does this mean, what do I do, and when is it an emergency? Read on the way to a doctor, at night, on a phone; also printed.',
      operations: [],
      notes: [
        'The signs of an emergency come first, before anything else is read.',
        'Nobody is named as reviewer before a clinician has signed this version.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    article: measuring,
    category: { title: 'Heart and blood pressure', href: '/knowledge-hub#heart' },
    hubHref: '/knowledge-hub',
    related,
    isReviewDue: false,
    hrefOf: (slug: string) => `/knowledge-hub/${slug}`,
    onSave: fn(),
    onShare: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof ArticleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotReviewed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
    await expect(canvas.getByRole('link', { name: 'Choosing a cuff' })).toHaveAttribute(
      'href',
      '/knowledge-hub/choosing-a-cuff',
    );
  },
};

export const Saved: Story = { args: { isSaved: true } };

export const Reviewed: Story = {
  args: { article: { ...measuring, reviewer: 'Dr. Meera Rao, cardiologist', reviewedOn: '2026-09-04' } },
};

export const ReviewDue: Story = {
  args: {
    article: { ...measuring, reviewer: 'Dr. Meera Rao, cardiologist', reviewedOn: '2026-09-04' },
    isReviewDue: true,
  },
};

export const NothingUrgent: Story = { args: { article: { ...measuring, urgency: null } } };
