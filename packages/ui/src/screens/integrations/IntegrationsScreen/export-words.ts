import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import { kindLabel } from '../../../components/private/reading/words';
import { counted } from '../private/counted';
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
  NotRead['reason'],
  (inputs: { name: string; count: number; number: string }) => string
> = {
  'other-type': m.health_export_other_type,
  'of-the-day': m.health_export_of_the_day,
  moving: m.health_export_moving,
  workout: m.health_export_workout,
};

/** "Heart rate: 1,204. Measured in motion; a pulse of your record is one at rest." */
export const notReadWords = ({ name, count, reason }: NotRead): string =>
  reasons[reason]({ name, ...counted(count) });

/** Says which record was not added, and why, with what to do if it is dangerous. */
export function rejectWords({ type, measuredAt, reason, text, isDangerous }: ExportReject): string {
  const kind = kindLabel(type);
  const advised = (said: string) =>
    isDangerous ? `${said} ${m.csv_if_real({ number: brand.emergencyNumber })}` : said;
  if (reason === 'no-moment' || measuredAt === null)
    return advised(m.health_export_no_moment({ kind, text }));
  const when = whenWords(measuredAt);
  // A message of the API says itself what to do.
  if (reason === 'impossible') return m.health_export_impossible({ when, kind, text });
  if (reason === 'not-a-number') return m.health_export_not_a_number({ when, kind, text });
  if (reason === 'other-unit') return m.health_export_other_unit({ when, kind, text });
  return advised(m.health_export_half_pressure({ when, text }));
}
