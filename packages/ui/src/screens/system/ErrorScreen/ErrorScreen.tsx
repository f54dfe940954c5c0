import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import { MachineText } from '../../../layouts/SystemLayout/MachineText';
import { SystemLayout } from '../../../layouts/SystemLayout/SystemLayout';
import { summary } from './ErrorScreen.css';

export type ErrorScreenProps = {
  /** Names this failure in our logs. */
  errorId: string;
  /** For developers: message and stack. */
  details?: string;
  onTryAgain: () => void;
  onReport: () => void;
  /** How far the report is. @default 'none' */
  report?: 'none' | 'sending' | 'sent' | 'failed';
};

/** A part of the app broke. */
export function ErrorScreen({ errorId, details, onTryAgain, onReport, report = 'none' }: ErrorScreenProps) {
  return (
    <SystemLayout title={m.error_screen_title()}>
      <Text size={18} tone="muted">
        {m.error_screen_text()}
      </Text>
      <Text isTabular>
        {m.error_screen_id()} <Text as="strong">{errorId}</Text>
      </Text>
      <Inline>
        <Button onPress={onTryAgain}>{m.error_screen_try_again()}</Button>
        <Button
          tone="secondary"
          onPress={onReport}
          isPending={report === 'sending'}
          isDisabled={report === 'sent'}
        >
          {m.error_screen_report()}
        </Button>
      </Inline>
      {report === 'sent' && <Banner tone="done">{m.error_screen_reported()}</Banner>}
      {report === 'failed' && (
        <Banner tone="attention">{m.error_screen_report_failed({ email: brand.supportEmail })}</Banner>
      )}
      {details && (
        <details>
          <summary className={summary}>{m.error_screen_details()}</summary>
          <MachineText label={m.error_screen_details()}>{details}</MachineText>
        </details>
      )}
    </SystemLayout>
  );
}
