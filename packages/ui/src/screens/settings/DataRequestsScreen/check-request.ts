import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { DataRequestType } from '../../../words/data-request';
import type { DataRequestDraft } from './types';

/** The content of the form. */
export type RequestEntry = { type: DataRequestType; text: string; name: string; contact: string };

/** As in the contract, in characters. */
export const textLimits = { minimum: 10, maximum: 2000 } as const;
const maxName = 160;
const contactLimits = { minimum: 5, maximum: 254 } as const;

const lengthOf = (text: string): number => [...text].length;

export function checkRequest(entry: RequestEntry): { draft: DataRequestDraft } | { faults: FieldFault[] } {
  const [text, name, contact] = [entry.text.trim(), entry.name.trim(), entry.contact.trim()];
  const faults: FieldFault[] = [];
  const length = lengthOf(text);
  if (length < textLimits.minimum)
    faults.push({ name: 'text', message: m.requests_make_text_short({ minimum: textLimits.minimum }) });
  if (length > textLimits.maximum)
    faults.push({
      name: 'text',
      message: m.requests_make_text_long({ length, maximum: textLimits.maximum }),
    });
  const isNomination = entry.type === 'nomination';
  if (isNomination && (name === '' || lengthOf(name) > maxName))
    faults.push({ name: 'nominee.name', message: m.requests_make_nominee_missing({ maximum: maxName }) });
  if (
    isNomination &&
    (lengthOf(contact) < contactLimits.minimum || lengthOf(contact) > contactLimits.maximum)
  )
    faults.push({ name: 'nominee.contact', message: m.requests_make_contact_missing(contactLimits) });
  if (faults.length > 0) return { faults };
  return { draft: { type: entry.type, text, ...(isNomination && { nominee: { name, contact } }) } };
}
