import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { kindWords } from './medicine-words';
import type { Warning } from './types';

type WarningCardProps = {
  warning: Warning;
  /** Names of the medicines that the warning is about. */
  names: readonly string[];
  clock: Clock;
  isOffline: boolean;
  onAcknowledge: () => void;
};

/** Shows a warning about a medicine with its source, until the person has said why they take it. */
export function WarningCard({ warning, names, isOffline, onAcknowledge }: WarningCardProps) {
  const { kind, severity, text, source } = warning;
  return (
    <Banner
      tone={severity === 'avoid' ? 'critical' : 'attention'}
      title={`${kindWords[kind]()}: ${names.join(', ')}.`}
      action={
        <Button needs="manage" size="small" tone="secondary" isDisabled={isOffline} onPress={onAcknowledge}>
          {m.medicines_acknowledge()}
        </Button>
      }
    >
      <Stack space={2}>
        <Text>{text}</Text>
        {kind === 'allergy' && <Text weight="bold">{m.medicines_allergy_signs()}</Text>}
        <Text size={14}>{m.medicines_warning_advice()}</Text>
        {source && (
          <Text size={14}>
            {m.medicines_source()} <Link href={source.url}>{source.title}</Link>
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
