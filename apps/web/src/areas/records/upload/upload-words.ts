import type { RecordUpload } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';

const refusals: Record<NonNullable<RecordUpload['refusal']>, () => string> = {
  'not-this-type': m.upload_refused_type,
  damaged: m.upload_refused_damaged,
  'too-many-pixels': m.upload_refused_pixels,
  'too-much-work': m.upload_refused_work,
  mixed: m.upload_refused_mixed,
};

/** Why a file was refused, and what to do. */
export const sayRefusal = ({ refusal }: RecordUpload): string => refusals[refusal ?? 'damaged']();

/** Says how far an upload is that an earlier page began. */
export const sayBegun = ({ received, bytes }: RecordUpload): string =>
  m.upload_begun({
    percent: new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'percent' }).format(
      received / bytes,
    ),
  });
