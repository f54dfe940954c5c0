import { brand } from '@nadi/brand';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { width } from '../../../layouts/PublicLayout/width.css';
import { column, page } from './VerifyScreen.css';

export { Verification, type VerificationProps } from './Verification';

/** The page to which the code on a prescription leads, for a pharmacist without an account. @param children a `Verification` */
export function VerifyScreen({ children }: { children: ReactNode }) {
  return (
    <div className={`${width} ${page}`}>
      <div className={column}>
        <Stack space={2}>
          <Heading level={1} isFocusTarget>
            {m.rx_verify_title()}
          </Heading>
          <Text tone="muted">{m.rx_verify_intro({ product: brand.name })}</Text>
        </Stack>
        <noscript>
          <Text>{m.rx_verify_without_code()}</Text>
        </noscript>
        <div data-island="prescription">{children}</div>
      </div>
    </div>
  );
}
