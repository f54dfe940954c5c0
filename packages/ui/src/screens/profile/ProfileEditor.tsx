import type { ReactNode } from 'react';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Form, type FormProps } from '../../components/Form/Form';
import { Inline } from '../../components/Inline/Inline';
import { Text } from '../../components/Text/Text';
import { ConflictNotice, type Difference } from './ConflictNotice';

type ProfileEditorProps = {
  /** What `useProfileEdits` keeps. */
  edits: Pick<FormProps, 'errors' | 'formError'> & {
    hasConflict: boolean;
    hasNothingToSave: boolean;
    isSaving: boolean;
    isSaved: boolean;
    save: () => void;
    takeStanding: () => void;
  };
  /** What the person changed, beside what stands; shown where it was changed elsewhere too. */
  differences: readonly Difference[];
  /** The fields. */
  children: ReactNode;
};

/** The card of a profile: its fields, saving, and what became of it. */
export function ProfileEditor({ edits, differences, children }: ProfileEditorProps) {
  const { hasConflict, hasNothingToSave, isSaving, isSaved } = edits;
  return (
    <Card>
      <Form onSubmit={edits.save} errors={edits.errors} formError={edits.formError} isPending={isSaving}>
        {hasConflict && <ConflictNotice differences={differences} onTakeStanding={edits.takeStanding} />}
        {children}
        <Inline space={4}>
          <Button type="submit" isPending={isSaving}>
            {hasConflict ? m.profile_save_mine() : m.profile_save()}
          </Button>
          {/* Always there: a live region that comes with its text is not read. */}
          <div role="status">
            {hasNothingToSave && <Text tone="muted">{m.profile_nothing_to_save()}</Text>}
            {isSaved && <Banner tone="done">{m.profile_saved()}</Banner>}
          </div>
        </Inline>
      </Form>
    </Card>
  );
}
