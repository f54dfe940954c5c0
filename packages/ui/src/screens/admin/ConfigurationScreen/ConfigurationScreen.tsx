import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { SystemViews } from '../private/AdminViews';
import { SectionCard } from '../private/SectionCard';
import { type ConfigurationRow, configurationRows } from './configuration-rows';
import { RetentionCard } from './RetentionCard';
import type { Configuration } from './types';

export type { Configuration } from './types';

export type ConfigurationScreenProps = {
  state: Loaded<{ configuration: Configuration }>;
  onRetry: () => void;
};

const tones = { ok: 'done', neutral: 'neutral', attention: 'attention' } as const;

/** Shows an administrator which services the server uses, which not, and what follows from it. */
export function ConfigurationScreen({ state, onRetry }: ConfigurationScreenProps) {
  return (
    <Page title={m.failed_jobs_title()} isWide>
      <SystemViews value="configuration" />
      <SectionCard title={m.configuration_heading()} about={[m.configuration_about()]}>
        <Phases
          state={state}
          level={3}
          rows={8}
          failed={{ title: m.configuration_failed_title(), text: m.configuration_failed() }}
          onRetry={onRetry}
        >
          {({ configuration }) => (
            <Stack space={4}>
              <DividedList label={m.configuration_heading()}>
                {configurationRows(configuration).map((row) => (
                  <DividedItem key={row.id}>
                    <Row row={row} />
                  </DividedItem>
                ))}
              </DividedList>
              <Text size={14} tone="muted">
                {m.configuration_version({ version: configuration.version })}
              </Text>
            </Stack>
          )}
        </Phases>
      </SectionCard>
      {state.phase === 'ready' && <RetentionCard retention={state.configuration.retention} />}
    </Page>
  );
}

function Row({ row: { title, value, tone, text, variables } }: { row: ConfigurationRow }) {
  return (
    <Stack space={1}>
      <Inline space={2}>
        <Heading level={3} size={16}>
          {title}
        </Heading>
        <Tag tone={tones[tone]}>{value}</Tag>
      </Inline>
      <Text>{text}</Text>
      {variables.length > 0 && (
        <Text size={14} tone="muted">
          {m.configuration_variables({ names: variables.join(', ') })}
        </Text>
      )}
    </Stack>
  );
}
