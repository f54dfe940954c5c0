/** The kinds of items of a record, in the order in which equals are listed. */
export const itemKinds = ['reading', 'lab', 'medicine', 'history', 'goal', 'visit', 'document'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** A part of the record that a question names: a kind, or items of it with a tag, such as allergies. */
export type Part = { kind: ItemKind; tag: string | null };

type Named = { form: RegExp; parts: readonly Part[]; isTermToo?: boolean };

const part = (kind: ItemKind, tag: string | null = null): Part => ({ kind, tag });

const named: readonly Named[] = [
  { form: /\b(allerg(y|ies|ic)|reactions?)\b/g, parts: [part('history', 'allergy')] },
  {
    form: /\b(family history|runs in (my|the) family|hereditary)\b/g,
    parts: [part('history', 'family-history')],
  },
  {
    form: /\b(operation|operations|operated|surgery|surgeries|procedure|procedures)\b/g,
    parts: [part('history', 'procedure')],
    isTermToo: true,
  },
  {
    form: /\b(vaccines?|vaccinations?|vaccinated|immuni[sz]ations?|tika|injections?)\b/g,
    parts: [part('history', 'immunisation'), part('document', 'immunisation')],
    isTermToo: true,
  },
  {
    form: /\b(smok(e|ing|er)|tobacco|alcohol|drinking|gutkha|beedi|bidi|exercise|diet)\b/g,
    parts: [part('history', 'lifestyle')],
    isTermToo: true,
  },
  {
    form: /\b(conditions?|illness(es)?|diseases?|diagnos(is|es)|medical history|problems?|bimari)\b/g,
    parts: [part('history', 'condition')],
  },
  { form: /\bhistory\b/g, parts: [part('history')] },
  {
    form: /\b(medicines?|medications?|meds|tablets?|pills?|drugs?|dawa|dawai|dawaiyan|goli|goliyan|capsules?|syrup|दवा|दवाई)\b|दवा/g,
    parts: [part('medicine'), part('history', 'medicine')],
  },
  { form: /\b(goals?|targets?)\b/g, parts: [part('goal')] },
  { form: /\b(prescriptions?|parchi)\b/g, parts: [part('document', 'prescription'), part('medicine')] },
  { form: /\b(discharge( summary)?)\b/g, parts: [part('document')], isTermToo: true },
  {
    form: /\b(x ?-?rays?|mri|ct|scans?|ultrasound|usg|sonography|ecg|ekg|echo)\b/g,
    parts: [part('document')],
    isTermToo: true,
  },
  { form: /\b(documents?|files?|papers?|records?|bills?)\b/g, parts: [part('document')] },
  {
    form: /\b(visits?|appointments?|consultations?|consults?|check ?ups?|doctor|doctors|dr|clinic|notes?)\b/g,
    parts: [part('visit')],
  },
  {
    form: /\b(lab reports?|blood reports?|reports?|blood tests?|lab tests?|labs?|tests?|test results?)\b/g,
    parts: [part('lab'), part('document', 'lab_report')],
  },
  { form: /\b(readings?|measurements?|vitals?|vital signs)\b/g, parts: [part('reading')] },
];

/** Returns the parts of the record that a plain question names, and the words that are left. */
export function findParts(question: string): { parts: Part[]; rest: string } {
  const parts: Part[] = [];
  let rest = question;
  for (const { form, parts: of, isTermToo } of named) {
    if (rest.search(form) < 0) continue;
    for (const one of of)
      if (!parts.some(({ kind, tag }) => kind === one.kind && tag === one.tag)) parts.push(one);
    if (!isTermToo) rest = rest.replaceAll(form, ' ');
  }
  return { parts, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}
