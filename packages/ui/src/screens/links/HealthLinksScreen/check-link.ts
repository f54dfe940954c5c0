import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { LinkDraft, LinkExpiry } from './types';

/** The content of the form. */
export type LinkEntry = { label: string; expiry: LinkExpiry; hasPasscode: boolean; passcode: string };

/** As in the contract. */
const maxLetters = 80;
const passcode = /^[!-~]{6,64}$/;

export function checkLink(entry: LinkEntry): { draft: LinkDraft } | { faults: FieldFault[] } {
  const label = entry.label.trim();
  const faults: FieldFault[] = [];
  if (!label) faults.push({ name: 'label', message: m.links_label_missing() });
  else if ([...label].length > maxLetters)
    faults.push({ name: 'label', message: m.links_label_long({ maximum: maxLetters }) });
  if (entry.hasPasscode && !passcode.test(entry.passcode))
    faults.push({ name: 'passcode', message: m.links_passcode_wrong() });
  if (faults.length > 0) return { faults };
  return { draft: { label, expiry: entry.expiry, passcode: entry.hasPasscode ? entry.passcode : null } };
}
