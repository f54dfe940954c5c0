import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { kindLabel } from '../../../components/private/reading/words';
import type { ExportFaultCode, ExportReject, NotRead } from './export-types';
import { whenWords } from './wall-words';

const faults: Record<ExportFaultCode, () => string> = {
  'other-zip': m.health_export_other_zip,
  'other-file': m.health_export_other_file,
  clipped: m.health_export_clipped,
  'too-large': m.health_export_too_large,
  locked: m.health_export_locked,
  unreadable: m.csv_unreadable,
};
export const exportFaultWords = (fault: ExportFaultCode): string => faults[fault]();

const reasons: Record<
  Exclude<NotRead['reason'], 'other-type'>,
  (inputs: { name: string; number: string }) => string
> = {
  'of-the-day': m.health_export_of_the_day,
  moving: m.health_export_moving,
  workout: m.health_export_workout,
};

/** "Heart rate: 1,204. Measured in motion; a pulse of your record is one at rest." */
export const notReadWords = ({ name, count, reason }: NotRead): string =>
  (reason === 'other-type' ? m.health_export_other_type : reasons[reason])({
    name,
    number: formatNumber(count),
  });

/** What was not added, with what to do if it is dangerous; a message of the API says that itself. */
export function rejectWords({ type, measuredAt, reason, text, isDangerous }: ExportReject): string {
  const kind = kindLabel(type);
  if (reason === 'no-moment' || measuredAt === null) return m.health_export_no_moment({ kind, text });
  const when = whenWords(measuredAt);
  if (reason === 'impossible') return m.health_export_impossible({ when, kind, text });
  if (reason === 'not-a-number') return m.health_export_not_a_number({ when, kind, text });
  if (reason === 'other-unit') return m.health_export_other_unit({ when, kind, text });
  const half = m.health_export_half_pressure({ when, text });
  return isDangerous ? `${half} ${m.csv_if_real({ number: brand.emergencyNumber })}` : half;
}
