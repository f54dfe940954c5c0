export const measures = ['highest', 'lowest', 'average', 'last', 'first', 'count'] as const;
/** Names what is to be worked out of several values. */
export type Measure = (typeof measures)[number];

const forms: readonly (readonly [Measure, RegExp])[] = [
  ['count', /\b(how many( times)?|how often|number of( times)?|count of|kitni baar|kitne baar)\b/],
  ['highest', /\b(highest|maximum|max|peak|sabse (zyada|jyada))\b/],
  ['lowest', /\b(lowest|minimum|min|least|sabse kam)\b/],
  ['average', /\b(average|averaged|avg|mean)\b/],
  ['first', /\b(first|earliest|oldest|pehla|pehli)\b/],
  ['last', /\b(last|latest|newest|most recent|recent|recently|current|currently|right now|akhri|aakhri)\b/],
];

/** Returns what a plain question wants worked out, null if nothing, and the question without it. */
export function findMeasure(question: string): { measure: Measure | null; rest: string } {
  const found = forms.find(([, form]) => form.test(question));
  if (!found) return { measure: null, rest: question };
  const [measure, form] = found;
  return { measure, rest: question.replace(form, ' ').replaceAll(/\s+/g, ' ').trim() };
}

/** Names what a record cannot answer: what to do, or what somebody has. */
export type Asks = 'advice' | 'diagnosis';

const advice =
  /\b(should|shall|ought|must|may|could|can) (i|we|he|she|they|my \w+)\b|\b(do|does) (i|we|he|she|my \w+) (need|have) to\b|\b(is it|would it be|is this) (safe|ok|okay|fine|alright|good|bad|dangerous|serious|necessary|better)\b|\bwhat (to do|should|can i do|must)\b|\bhow (do|can|to) (i )?(treat|cure|lower|reduce|increase|control|bring down|get rid|stop|prevent)\b|\b(can|may) (i )?(take|stop|skip|eat|drink|increase|double)\b|\bkya (karu|karna|khana|khau|lena)\b|\bwhich (medicine|tablet) (is best|for|to take)\b|\bwhat (dose|dosage)\b|\b(ignore|disregard|forget) (all|the|your|any|previous)\b/;
const diagnosis =
  /\b(am i|is he|is she|are we) (a )?(diabetic|anaemic|anemic|pregnant|hypertensive|sick|ill|healthy|ok|okay|fine|normal|dying|at risk)\b|\b(do|does) (i|he|she|my \w+) have (a |an )?(diabet\w+|cancer|anaemia|anemia|hypertension|thyroid|dengue|malaria|typhoid|tb|tuberculosis|infection|covid|pcos|pcod|depression|asthma|kidney|heart|liver)\b|\bwhat (is|s) wrong\b|\bdiagnos/;

/** Returns what a plain question asks for that no record answers; null if it asks for no such thing. */
export function findAsks(question: string): Asks | null {
  if (diagnosis.test(question)) return 'diagnosis';
  return advice.test(question) ? 'advice' : null;
}
