import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { useMay } from '../../acting';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Form, type FormProps } from '../../components/Form/Form';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { ConflictNotice, type Difference } from './ConflictNotice';
import { UnsentNotice, type UnsentNoticeProps } from './UnsentNotice';

type ProfileEditorProps = {
  /** The state of `useProfileEdits`. */
  edits: Pick<FormProps, 'errors' | 'formError'> & {
    hasConflict: boolean;
    hasNothingToSave: boolean;
    isSaving: boolean;
    isSaved: boolean;
    isKept: boolean;
    save: () => void;
    takeStanding: () => void;
  };
  /** The person's changes, beside the current version; shown if it was changed elsewhere too. */
  differences: readonly Difference[];
  /** The state of unsent changes on this device. */
  unsent?: UnsentNoticeProps['standing'];
  isOffline: boolean;
  onResolve?: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The card of a profile: its fields, saving, and what became of it. */
export function ProfileEditor({
  edits,
  differences,
  unsent,
  isOffline,
  onResolve,
  children,
}: ProfileEditorProps) {
  const { hasConflict, isSaving } = edits;
  const mayChange = useMay('manage');
  return (
    <Card>
      <Form onSubmit={edits.save} errors={edits.errors} formError={edits.formError} isPending={isSaving}>
        {unsent && <UnsentNotice standing={unsent} onResolve={onResolve} />}
        {hasConflict && <ConflictNotice differences={differences} onTakeStanding={edits.takeStanding} />}
        {mayChange ? (
          children
        ) : (
          <fieldset disabled>
            <Stack space={4}>
              <Text tone="muted">{m.family_view_profile()}</Text>
              {children}
            </Stack>
          </fieldset>
        )}
        <Inline space={4}>
          <Button needs="manage" type="submit" isPending={isSaving}>
            {hasConflict ? m.profile_save_mine() : m.profile_save()}
          </Button>
          {/* Always there: a live region that comes with its text is not read. */}
          <div role="status">
            <Outcome edits={edits} isOffline={isOffline} />
          </div>
        </Inline>
      </Form>
    </Card>
  );
}

/** The result of saving, or the obstacle to it. */
function Outcome({ edits, isOffline }: Pick<ProfileEditorProps, 'edits' | 'isOffline'>) {
  if (edits.isSaved) return <Banner tone="done">{m.profile_saved()}</Banner>;
  if (edits.isKept)
    return (
      <Banner tone="info" icon={CloudOff} title={m.profile_kept()}>
        {isOffline ? m.kept_offline() : m.kept_unreached()}
      </Banner>
    );
  if (edits.hasNothingToSave) return <Text tone="muted">{m.profile_nothing_to_save()}</Text>;
  if (isOffline) return <Text tone="muted">{m.form_offline()}</Text>;
  return null;
}
