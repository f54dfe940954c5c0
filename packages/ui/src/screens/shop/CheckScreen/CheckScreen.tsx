import { Download } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { Section } from '../../private/Section';
import { sayPatient } from '../ChecksScreen/ChecksScreen';
import { page } from '../private/shop.css';
import { prescriptionWords } from '../private/shop-words';
import type { Check } from '../types';
import { DecisionForm, type DecisionFormProps } from './DecisionForm';

/** The address of a picture; null while it is on its way. */
export type CheckPicture = string | 'failed' | null;

export type CheckScreenProps = Pick<DecisionFormProps, 'onDecide' | 'isOffline'> & {
  state: Loaded<{ check: Check }> | { phase: 'absent' };
  /** Pictures of the pages by the ids of files. */
  pictures: Readonly<Record<string, readonly CheckPicture[]>>;
  clock: Clock;
  checksHref: string;
  onSaveFile: (file: { id: string; name: string }) => void;
  onRetry: () => void;
};

/** A prescription beside what was ordered on it, for a pharmacist to decide. */
export function CheckScreen(props: CheckScreenProps) {
  const { state, checksHref, onRetry } = props;
  const check = state.phase === 'ready' ? state.check : null;
  return (
    <Page
      title={check ? sayPatient(check.patientName, check.patientAge) : m.shop_check()}
      {...(check && { description: m.shop_order_number({ number: check.orderNumber }) })}
      up={{ href: checksHref, label: m.shop_checks() }}
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.shop_checks_failed(), text: m.shop_failed() }}
        forbidden={{ title: m.shop_checks_forbidden_title(), text: m.shop_checks_forbidden() }}
        onRetry={onRetry}
      >
        {(content) =>
          'check' in content ? (
            <Ready {...props} check={content.check} />
          ) : (
            <EmptyState title={m.shop_check_absent_title()}>{m.shop_check_absent()}</EmptyState>
          )
        }
      </Phases>
    </Page>
  );
}

function Ready({ check, pictures, clock, onSaveFile, ...form }: CheckScreenProps & { check: Check }) {
  return (
    <Grid columns={{ narrow: 1, wide: 2 }} align="start">
      <Section title={m.shop_check_files()}>
        <Text size={14} tone="muted">
          {m.shop_check_since()} <When at={check.createdAt} clock={clock} />
        </Text>
        {check.files.length === 0 && <Text>{m.shop_check_no_files()}</Text>}
        {check.files.map((file) => (
          <Stack key={file.id} space={3}>
            {(pictures[file.id] ?? []).map((address, index) => (
              <Picture
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
                key={index}
                address={address}
                label={m.shop_check_page({ name: file.name, page: index + 1 })}
              />
            ))}
            <div>
              <Button tone="secondary" size="small" icon={Download} onPress={() => onSaveFile(file)}>
                {m.shop_check_save({ name: file.name })}
              </Button>
            </div>
          </Stack>
        ))}
      </Section>
      {check.status === 'WAITING' ? (
        <DecisionForm check={check} {...form} />
      ) : (
        <Banner tone="info" title={prescriptionWords[check.status]()}>
          {check.reason ?? m.shop_check_decided()}
        </Banner>
      )}
    </Grid>
  );
}

function Picture({ address, label }: { address: CheckPicture; label: string }) {
  if (address === null) return <Text tone="muted">{m.loading()}</Text>;
  return address === 'failed' ? (
    <Text tone="muted">{m.shop_check_page_failed()}</Text>
  ) : (
    <img src={address} alt={label} className={page} />
  );
}
