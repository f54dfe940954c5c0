import { useState } from 'react';
import type { FieldFault } from '../../components/Form/ErrorSummary';
import { useFormErrors } from '../../patterns/use-form-errors';

/** A profile that is there, and where the wish to change it stands. */
export type EditableProfile<Profile> = {
  /** The version that was last read. */
  profile: Profile;
  /** `kept`: on this device, not sent yet. */
  saving: 'idle' | 'saving' | 'saved' | 'kept' | 'failed';
  /** True if the shown version includes unsent changes on this device; `attention`: changed elsewhere or refused. */
  unsent?: 'waiting' | 'sending' | 'attention';
  /** The server's answer when `saving` failed. */
  message?: string;
  fieldErrors?: Readonly<Record<string, string>>;
  /** The current version, if it was changed elsewhere meanwhile; the next save is based on it. */
  conflict?: Profile;
};

export type ProfileActions<Patch> = {
  /** Given only what differs from the profile as it stands, and never nothing. */
  onSave: (patch: Patch) => void;
  /** Asked when the person takes what was saved elsewhere instead of their own changes. */
  onReload: () => void;
  /** Leads to what has to be decided where `unsent` is `attention`. */
  onResolve?: () => void;
};

type Rules<Profile, Answers, Patch> = {
  toAnswers: (profile: Profile) => Answers;
  /** Only what differs. */
  toPatch: (answers: Answers, profile: Profile) => Patch;
  check: (answers: Answers) => FieldFault[];
};

/** The profile in a form. Only what was edited is kept, so a newer profile shows through wherever nothing was touched. */
export function useProfileEdits<Profile, Answers extends object, Patch extends object>(
  state: EditableProfile<Profile>,
  { toAnswers, toPatch, check }: Rules<Profile, Answers, Patch>,
  { onSave, onReload }: Pick<ProfileActions<Patch>, 'onSave' | 'onReload'>,
) {
  const [edits, setEdits] = useState<Partial<Answers>>({});
  const [hasNothingToSave, setHasNothingToSave] = useState(false);
  const hasConflict = state.conflict !== undefined;
  const form = useFormErrors(state.saving === 'failed' && !hasConflict ? state : undefined);
  const standing = state.conflict ?? state.profile;
  const answers = { ...toAnswers(standing), ...edits };
  const patch = toPatch(answers, standing);
  const isUnchanged = Object.keys(patch).length === 0;

  return {
    answers,
    patch,
    standing,
    hasConflict,
    hasNothingToSave,
    isSaving: state.saving === 'saving',
    isSaved: state.saving === 'saved' && isUnchanged && !hasNothingToSave,
    isKept: state.saving === 'kept' && isUnchanged && !hasNothingToSave,
    errors: form.errors,
    formError: form.formError,
    messageFor: form.messageFor,
    edit(change: Partial<Answers>) {
      setHasNothingToSave(false);
      setEdits((now) => ({ ...now, ...change }));
    },
    save() {
      if (!form.accept(check(answers))) return;
      if (isUnchanged) setHasNothingToSave(true);
      else onSave(patch);
    },
    takeStanding() {
      setEdits({});
      onReload();
    },
  };
}
