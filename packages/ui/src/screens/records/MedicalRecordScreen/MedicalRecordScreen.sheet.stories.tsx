import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './MedicalRecordScreen.stories';

const meta = {
  title: 'Screens/Records/Medical record',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={['Editing', 'Sharing', 'NotShared', 'ChangedElsewhere', 'Deleting']}
    />
  ),
};
