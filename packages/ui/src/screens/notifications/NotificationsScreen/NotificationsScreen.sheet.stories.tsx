import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './NotificationsScreen.stories';

const meta = {
  title: 'Screens/Notifications/Notifications',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
  // How notifications reach a person comes with code of its own.
  loaders: [() => import('./PreferencesCard')],
} satisfies Meta;
export default meta;

const played = ['ReadByFollowing', 'ReadByKeyboard', 'NotArchived', 'Preferences', 'OnAPhone'];

export const Sheet: StoryObj = {
  render: () => <ScreenSheet stories={stories} without={played} />,
};
