import { Download } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Action } from '../../../patterns/state';
import { SettingsSection } from '../private/SettingsSection';

export type ExportSectionProps = { action: Action; onExport: () => void };

/** Everything that is kept of a person, as a file. */
export function ExportSection({ action, onExport }: ExportSectionProps) {
  return (
    <SettingsSection
      title={m.export_title()}
      description={m.export_description()}
      news={
        (action.phase === 'pending' && <Text>{m.export_pending()}</Text>) ||
        (action.phase === 'done' && <Banner tone="done">{m.export_done()}</Banner>)
      }
    >
      <Stack space={4} align="start">
        {action.phase === 'failed' && <Banner tone="critical">{action.message}</Banner>}
        <Button tone="secondary" icon={Download} isPending={action.phase === 'pending'} onPress={onExport}>
          {m.export_submit()}
        </Button>
        <Text size={14} tone="muted">
          {m.export_note()}
        </Text>
      </Stack>
    </SettingsSection>
  );
}
