import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './HealthReportScreen.stories';

const meta = {
  title: 'Screens/Health report',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: pictured,
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet stories={stories} without={['PaperFailed', 'PaperSaved', 'TypeIsLeftOut', 'Loading']} />
  ),
};
