import * as m from '../../../../generated/messages/messages';

/** The headings of a kind of note, for a doctor to fill in. */
export type NoteTemplate = { id: string; name: () => string; headings: readonly (() => string)[] };

export const noteTemplates: readonly NoteTemplate[] = [
  {
    id: 'soap',
    name: m.visit_template_soap,
    headings: [m.visit_soap_subjective, m.visit_soap_objective, m.visit_soap_assessment, m.visit_soap_plan],
  },
  {
    id: 'follow-up',
    name: m.visit_template_follow_up,
    headings: [
      m.visit_follow_up_since,
      m.visit_follow_up_treatment,
      m.visit_follow_up_findings,
      m.visit_soap_assessment,
      m.visit_soap_plan,
      m.visit_follow_up_next,
    ],
  },
  {
    id: 'phone',
    name: m.visit_template_phone,
    headings: [
      m.visit_phone_caller,
      m.visit_phone_reason,
      m.visit_phone_history,
      m.visit_phone_warning,
      m.visit_soap_assessment,
      m.visit_phone_advice,
      m.visit_phone_again,
    ],
  },
];

/** Puts the headings of a template into an empty note, or below what is written. Nothing that is written changes. */
export function addTemplate(text: string, { headings }: Pick<NoteTemplate, 'headings'>): string {
  const added = headings.map((heading) => `${heading()}:\n`).join('\n');
  if (text.trim() === '') return added;
  return `${text}${text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n'}${added}`;
}
