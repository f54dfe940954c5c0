import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Page } from '../../../patterns/Page/Page';
import type { Loaded } from '../../../patterns/state';
import { TrialItem } from '../private/TrialItem';
import { TrialResults } from '../private/TrialResults';
import { sayDoctor } from '../private/trial-words';
import type { Done, TrialRow, TrialsFound } from '../types';
import { ImportCard, type ImportState } from './ImportCard';
import type { PublishFormProps } from './PublishForm';

export type { ImportState } from './ImportCard';

export type VisibilityFilter = 'all' | TrialRow['visibility'];

export type ManageTrialsScreenProps = Pick<PublishFormProps, 'doctors' | 'onPublish'> & {
  state: Loaded<TrialsFound>;
  visibility: VisibilityFilter;
  importing: ImportState;
  onVisibility: (visibility: VisibilityFilter) => void;
  onImport: (files: File[]) => void;
  onHide: (trial: TrialRow) => Promise<Done>;
  onMore: () => void;
  onRetry: () => void;
};

const words: Record<TrialRow['visibility'], () => string> = {
  DRAFT: m.trials_visibility_DRAFT,
  PUBLISHED: m.trials_visibility_PUBLISHED,
  HIDDEN: m.trials_visibility_HIDDEN,
};

const publishForm = latePart(async () => (await import('./PublishForm')).PublishForm);

/** Lets an administrator import studies, publish them and take them back. */
export function ManageTrialsScreen(props: ManageTrialsScreenProps) {
  const { state, visibility, doctors, importing, onMore, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const [publishing, setPublishing] = useState<TrialRow | null>(null);
  const PublishForm = useLate(publishForm, {
    isOpen: publishing !== null,
    onOpenChange: () => setPublishing(null),
  });
  usePreload(publishForm);
  const [failure, setFailure] = useState<string | null>(null);

  async function hide(trial: TrialRow) {
    const done = await props.onHide(trial);
    setFailure(done.ok ? null : (done.message ?? m.trials_failed()));
    if (done.ok) showToast({ tone: 'success', message: m.trials_hidden() });
  }

  return (
    <Page
      title={m.trials_manage_title()}
      description={m.trials_manage_description()}
      up={{ href: '/dashboard/clinical-trials', label: m.trials_up() }}
      headingRef={heading}
      isWide
    >
      <ImportCard state={importing} onImport={props.onImport} />
      {failure && <Banner tone="attention">{failure}</Banner>}
      <SegmentedControl
        label={m.trials_visibility()}
        items={[
          { id: 'all' as const, label: m.trials_visibility_all() },
          ...(['DRAFT', 'PUBLISHED', 'HIDDEN'] as const).map((id) => ({ id, label: words[id]() })),
        ]}
        value={visibility}
        onChange={props.onVisibility}
      />
      <TrialResults state={state} onMore={onMore} onRetry={onRetry}>
        {(trial) => (
          <TrialItem trial={trial}>
            <Tag>{words[trial.visibility]()}</Tag>
            {trial.coordinator && (
              <Text size={14} tone="muted">
                {m.trials_coordinator_of({ name: sayDoctor(trial.coordinator) })}
              </Text>
            )}
            <Button size="small" tone="secondary" onPress={() => setPublishing(trial)}>
              {trial.visibility === 'PUBLISHED' ? m.trials_publish_change() : m.trials_publish()}{' '}
              <VisuallyHidden>{trial.title}</VisuallyHidden>
            </Button>
            {trial.visibility !== 'HIDDEN' && (
              <Button size="small" tone="quiet" onPress={() => void hide(trial)}>
                {m.trials_hide()} <VisuallyHidden>{trial.title}</VisuallyHidden>
              </Button>
            )}
          </TrialItem>
        )}
      </TrialResults>
      {PublishForm && publishing && (
        <PublishForm
          trial={publishing}
          doctors={doctors}
          onPublish={props.onPublish}
          onClose={(result) => {
            setPublishing(null);
            if (result) showToast({ tone: 'success', message: m.trials_published() });
          }}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
