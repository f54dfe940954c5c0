import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './AppleHealth.stories';

const meta = {
  title: 'Screens/Integrations/Apple Health',
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
          'AddingAnExport',
          'PreviewOfAnExport',
          'ReadingAnExport',
          'SendingAndStopping',
          'SomeoneElsesZip',
        ],
        ...['ExportThatCannotBeRead', 'ManyHeartRates', 'MoreThanAFileCanAdd', 'NothingInAnExport'],
        ...['UndoneElsewhere', 'CriticalReadingsThenAnotherFile'],
      ]}
    />
  ),
};
