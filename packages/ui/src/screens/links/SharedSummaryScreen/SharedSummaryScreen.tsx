import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { width } from '../../../layouts/PublicLayout/width.css';
import { page, reading } from './SharedSummaryScreen.css';

export { SharedSummary, type SharedSummaryProps, type SharedSummaryState } from './SharedSummary';

/** The page on which a health link opens, for somebody without an account. @param children a `SharedSummary` */
export function SharedSummaryScreen({ children }: { children: ReactNode }) {
  return (
    <div className={`${width} ${page}`}>
      <div className={reading}>
        <Stack space={3}>
          <Heading level={1} isFocusTarget>
            {m.shl_title()}
          </Heading>
          <Text tone="muted">{m.shl_intro()}</Text>
        </Stack>
        <noscript>
          <Text>{m.shl_without_code()}</Text>
        </noscript>
        <div data-island="summary">{children}</div>
      </div>
    </div>
  );
}
