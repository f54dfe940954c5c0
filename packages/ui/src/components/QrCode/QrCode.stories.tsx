import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: {
    value: 'otpauth://totp/Nadi:asha%40nadi.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Nadi',
    label: 'QR code for your authenticator app',
  },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof meta> = {};
