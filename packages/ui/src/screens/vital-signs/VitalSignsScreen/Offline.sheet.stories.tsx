import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './Offline.stories';

const meta = {
  title: 'Screens/Vital signs/Offline',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

// The others open a dialog, which no frame holds.
export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'SentWhileItIsTold',
        'Adding',
        'Kept',
        'KeptCritical',
        'CouldNotBeKept',
        'EditedFromTheOutbox',
        'RefusedByTheServer',
        'Deleting',
        'WillBeDeleted',
        'UndoDeleteByKeyboard',
      ]}
    />
  ),
};
