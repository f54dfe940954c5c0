import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictured } from '../../../catalogue/pictured';
import { ScreenSheet } from '../../../catalogue/ScreenSheet';
import * as stories from './MeasureCard.stories';

const meta = {
  title: 'Screens/Integrations/Measure with a device',
  tags: ['sheet', '!test', '!autodocs'],
  parameters: { ...pictured, layout: 'padded' },
} satisfies Meta;
export default meta;

export const Sheet: StoryObj = {
  render: () => (
    <ScreenSheet
      stories={stories}
      without={[
        'PageWithoutHttps',
        'BluetoothOff',
        'OtherDevice',
        'NotConnected',
        'ConnectionLost',
        'NothingStored',
        'NoDeviceChosen',
        'SensorNotInPlace',
        'DeviceSaysMore',
        'BeyondItsScale',
        'CouldNotMeasure',
        'NoTimeSent',
        'ClockAheadAnswered',
        'ClockBehind',
        'HalfAMinute',
        'KeptOffline',
      ]}
    />
  ),
};
