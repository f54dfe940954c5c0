import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './DoctorRegistrationsScreen.stories';

const meta = {
  title: 'Screens/Administration/Doctor registrations',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'OnAPhone',
        'VerifyByKeyboard',
        'RejectWithReason',
        'RejectOnAPhone',
        'DecidedElsewhere',
        'ChangedElsewhere',
        'NotSaved',
      ]}
    />
  ),
};
