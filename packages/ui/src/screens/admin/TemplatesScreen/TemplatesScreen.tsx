import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Saved } from '../../../patterns/state';
import { CommunicationViews } from '../private/AdminViews';
import { TemplateDialog } from './TemplateDialog';
import type { SaveTemplate, Template, TemplatesState } from './types';

export type { NewTemplate, SaveTemplate, Template, TemplatesState } from './types';

export type TemplatesScreenProps = {
  state: TemplatesState;
  clock: Clock;
  onSave: SaveTemplate;
  onDelete: (template: Template) => Promise<Saved>;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

type Opened = { is: 'form'; template: Template | null } | { is: 'delete'; template: Template };

/** Lists texts that administrators keep to begin a message to a group with. */
export function TemplatesScreen({
  state,
  clock,
  onSave,
  onDelete,
  onPageChange,
  onRetry,
}: TemplatesScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  usePreloadDelete();
  return (
    <Page title={m.broadcasts_title()} isWide>
      <CommunicationViews value="templates" />
      <ListCard
        state={state}
        title={m.templates_heading()}
        description={m.templates_description()}
        headingRef={heading}
        things={m.templates_count}
        filters={
          <Button onPress={() => setOpened({ is: 'form', template: null })}>{m.template_add()}</Button>
        }
        failed={{ title: m.templates_failed_title(), text: m.broadcasts_failed() }}
        empty={{ title: m.templates_empty_title(), text: m.templates_empty() }}
        order="other"
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.templates_heading()}>
            {rows.map((template) => (
              <TemplateItem key={template.id} template={template} clock={clock} onOpen={setOpened} />
            ))}
          </DividedList>
        )}
      </ListCard>
      {opened?.is === 'form' && (
        <TemplateDialog template={opened.template} onSave={onSave} onClose={close} focusAfter={heading} />
      )}
      {opened?.is === 'delete' && (
        <LateDeleteDialog
          title={m.template_delete_title()}
          description={m.template_delete_description()}
          yes={m.template_delete_yes()}
          onDelete={() => onDelete(opened.template)}
          onClose={(result) => {
            if (result) showToast({ tone: 'success', message: m.template_deleted() });
            close();
          }}
          focusAfter={heading}
        >
          <Text>{opened.template.name}</Text>
        </LateDeleteDialog>
      )}
    </Page>
  );
}

type TemplateItemProps = { template: Template; clock: Clock; onOpen: (opened: Opened) => void };

function TemplateItem({ template, clock, onOpen }: TemplateItemProps) {
  const { name, title, body, updatedAt } = template;
  const which = <VisuallyHidden>{m.broadcast_of({ title: name })}</VisuallyHidden>;
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Heading level={3}>{name}</Heading>
          <Text>{title}</Text>
          <Text tone="muted">{body}</Text>
          <Text size={14} tone="muted">
            {m.template_changed()} <When at={updatedAt} clock={clock} />
          </Text>
        </Stack>
        <Inline>
          <Button tone="secondary" size="small" onPress={() => onOpen({ is: 'form', template })}>
            {m.template_change()} {which}
          </Button>
          <Button tone="quiet" size="small" onPress={() => onOpen({ is: 'delete', template })}>
            {m.template_delete()} {which}
          </Button>
        </Inline>
      </Stack>
    </DividedItem>
  );
}
