import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './SharedDocumentsScreen.stories';

const meta = {
  title: 'Screens/Offline/Shared documents',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet stories={stories} without={['AskedBeforeDeleting', 'DeletedByKeyboard', 'OnAPhone']} />
  ),
};
