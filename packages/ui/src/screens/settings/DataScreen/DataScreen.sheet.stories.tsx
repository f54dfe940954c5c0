import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './DataScreen.stories';

const meta = {
  title: 'Screens/Settings/Your data',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'DeletedAndKept',
        'AskedBeforeDeleting',
        'AskedByOnlyGuardian',
        'AskedWhileChildrenAreUnknown',
        'AskedOnAPhone',
      ]}
    />
  ),
};
