import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { Measurement } from '../../../components/Measurement/Measurement';
import { partsOf } from '../../../components/private/reading/reading';
import { circumstances, readingLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { arriving } from './ReadingDialog.css';
import type { ReadingDraft } from './types';
import { useArrival } from './use-arrival';
import type { EditorState, ReadingEditor } from './use-reading-editor';

export type ConflictChoiceProps = {
  state: Extract<EditorState, { phase: 'conflict' }>;
  editor: ReadingEditor;
  clock: Clock;
};

/** Two versions of one reading: the person says which is right, nothing is overwritten unseen. */
export function ConflictChoice({ state, editor, clock }: ConflictChoiceProps) {
  const { draft, current, formError, isSaving, isUnkept } = state;
  const top = useArrival();
  return (
    <Stack space={4}>
      {formError && (
        <Banner tone="critical">{isUnkept ? m.form_unkept({ reason: formError }) : formError}</Banner>
      )}
      <div ref={top} tabIndex={-1} className={arriving}>
        <Text>{m.conflict_explain()}</Text>
      </div>
      <Grid columns={{ narrow: 1, medium: 2 }} space={3}>
        <Version title={m.conflict_mine()} version={draft} clock={clock} />
        <Version title={m.conflict_theirs()} version={current} clock={clock} />
      </Grid>
      <Inline justify="end" space={2}>
        <Button tone="secondary" isDisabled={isSaving} onPress={editor.close}>
          {m.conflict_keep_theirs()}
        </Button>
        <Button isPending={isSaving} onPress={editor.keepMine}>
          {m.conflict_keep_mine()}
        </Button>
      </Inline>
    </Stack>
  );
}

function Version({ title, version, clock }: { title: string; version: ReadingDraft; clock: Clock }) {
  const details = circumstances(version);
  return (
    <Card padding="small" tone="sunken">
      <Stack space={1}>
        <Text size={14} weight="bold">
          {title}
        </Text>
        <Text>{readingLabel(version)}</Text>
        <Measurement parts={partsOf(version)} unit={version.unit} size="medium" />
        <Text size={14} tone="muted">
          <When at={version.measuredAt} clock={clock} />
          {details && `, ${details}`}
        </Text>
        {version.note && <Text size={14}>{version.note}</Text>}
      </Stack>
    </Card>
  );
}
