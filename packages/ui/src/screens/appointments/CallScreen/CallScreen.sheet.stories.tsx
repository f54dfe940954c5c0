import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './CallScreen.stories';

const meta = {
  title: 'Screens/Appointments/Call',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'EntersRefused',
        'DoctorUnknown',
        'NotConfirmed',
        'InClinic',
        'Over',
        'OtherHeld',
        'ServerLost',
      ]}
    />
  ),
};
