import * as m from '../../../generated/messages/messages';
import { Link } from '../Link/Link';
import type { Interpretation, NotAssessedReason } from '../private/reading/reading';
import { note } from './SourceNote.css';

export type SourceNoteProps = { interpretation: Interpretation };

/** Why a reading was not assessed, and what would settle it. */
const reasons: Record<NotAssessedReason, () => string> = {
  'age-unknown': m.not_assessed_age_unknown,
  child: m.not_assessed_child,
  pregnancy: m.not_assessed_pregnancy,
  'pregnancy-unknown': m.not_assessed_pregnancy_unknown,
  'timing-unknown': m.not_assessed_timing_unknown,
  'no-range': m.not_assessed_no_range,
};

const settledInProfile: ReadonlySet<NotAssessedReason> = new Set(['age-unknown', 'pregnancy-unknown']);

/** What an interpretation rests on: the range and who published it, or why there is none. */
export function SourceNote({ interpretation: { reason, source, range } }: SourceNoteProps) {
  if (reason)
    return (
      <p className={note}>
        {reasons[reason]()}
        {settledInProfile.has(reason) && (
          <>
            {' '}
            <Link href="/dashboard/profile">{m.not_assessed_open_profile()}</Link>
          </>
        )}
      </p>
    );
  if (!source || !range) return null;
  return (
    <p className={note}>
      {m.source_range({ range })}{' '}
      <Link href={source.url} isExternal>
        {source.title}
      </Link>
    </p>
  );
}
