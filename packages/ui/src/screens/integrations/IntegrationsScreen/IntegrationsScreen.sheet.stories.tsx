import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './IntegrationsScreen.stories';

const meta = {
  title: 'Screens/Integrations/Integrations',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        ...[
          'Adding',
          'Preview',
          'MeaningMissing',
          'DangerOffScale',
          'OrderOfDateAsked',
          'OrderOfDateMissing',
        ],
        ...[
          'NoTable',
          'UnreadableFile',
          'TooManyReadings',
          'NothingToAdd',
          'Refused',
          'CriticalReadingAdded',
        ],
        ...['Undoing', 'UndoRefused'],
      ]}
    />
  ),
};
