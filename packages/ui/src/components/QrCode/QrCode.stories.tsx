import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { QrCode } from './QrCode';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  parameters: {
    guide: {
      do: [
        'Show the same content as text beside it: a phone cannot scan its own screen.',
        'Leave its white edge: cameras need it, in the dark theme too.',
      ],
      dont: ['Do not put secrets into it, except for the moment in which it is scanned.'],
    } satisfies ComponentGuide,
  },
  args: {
    value: 'otpauth://totp/Nadi:asha%40nadi.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nadi',
    label: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof meta> = {};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Address }} />,
};
