import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './PushPanel.stories';

const meta = {
  title: 'Screens/Notifications/Push panel',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

const played = ['PermissionRefused', 'AllSent', 'AllRefused', 'AllBroken'];

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={played} />,
};
