import * as m from '@nadi/ui/messages';
import { VerifyScreen } from '@nadi/ui/screens/prescriptions/VerifyScreen';
import { OwnVerification } from './OwnVerification';

/** The page to which the code on a prescription leads. It stands outside of the app and in no list of pages. */
export const drawnVerification = {
  path: '/public/prescription',
  title: m.rx_verify_title,
  element: (
    <VerifyScreen>
      <OwnVerification />
    </VerifyScreen>
  ),
  code: 'prescription',
} as const;
