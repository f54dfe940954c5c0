import { plain } from './plain';

/** The help that a question asks for at once: `body`, the ambulance; `mind`, somebody to talk to now. */
export type Emergency = 'body' | 'mind';

/** Words of somebody who may harm themselves, in English as it is written in India and in Hindi in Latin letters. */
const mind: readonly RegExp[] = [
  /\b(kill|kills|killing|hurt|hurting|harm|harming|cut|cutting) (my ?self|me)\b/,
  /\bsuicid/,
  /\b(want|wants|wanted|wanna|wish|going|like|ready|trying) (to )?(die|be dead)\b/,
  /\bwish (that )?i (was|were) (dead|never born)\b/,
  /\b(end|ending|finish) (my|this|my own) life\b|\bend(ing)? it all\b/,
  /\b(take|taking|took) my (own )?life\b/,
  /\b(dont|do not|no longer|cant|cannot) (want to|wish to)? ?(live|be alive|go on living)\b/,
  /\bno (reason|point|use) (to|in|of) liv/,
  /\bbetter off dead\b|\bself ?-?harm/,
  /\b(marna|mar jana|khudkushi|aatmahatya|atmahatya)\b/,
  /आत्महत्या|मरना चाह/,
];

/** Signs for which 112 is called, as they are written by those who have them. */
const body: readonly RegExp[] = [
  /\b(chest|heart) (is )?(pain|pains|paining|ache|tight|tightness|pressure|heavy|heaviness|hurts|hurting)\b/,
  /\b(pain|tightness|pressure|heaviness) (in|on) (my |the )?(chest|heart)\b/,
  /\bchest (feels|is|has become) (very |so )?(tight|heavy)\b|\bseene (me|mein) dard\b|सीने में दर्द/,
  /\b(having|have|had|having a|is it a|get|got) (a |an )?(heart attack|stroke)\b|\bheart attack now\b/,
  /\b(cant|cannot|can not|not able to|unable to|hard to|difficult to|trouble|difficulty|struggling to) (in )?(breath|breathe|breathing)\b/,
  /\b(short of breath|shortness of breath|breathless|breathlessness|gasping|choking|saans nahi|saans lene)\b/,
  /\b(face|mouth|arm|leg|one side)( is| are| of (my|the) (face|body))? ?(droop|drooping|numb|weak|paralys|paralyz|not moving)/,
  /\b(slurred|slurring) (speech|words)\b|\bcant (speak|talk|see)\b|\bsudden(ly)? (blind|numb|weak|confus)/,
  /\b(unconscious|passed out|collapsed|fainted|fainting|not waking up|wont wake up|unresponsive|behosh)\b/,
  /\b(seizure|seizures|convulsion|convulsions|having (a )?fits?|daura)\b/,
  /\b(severe|heavy|lot of|wont stop|not stopping|uncontrolled) bleed/,
  /\bbleed(ing)? (a lot|heavily|badly|wont stop|not stopping|does not stop|is not stopping)\b/,
  /\b(vomit|vomiting|coughing|throwing up) (up )?(of )?blood\b|\bblood vomit|\bkhoon ki ulti\b/,
  /\b(overdose|overdosed|poison|poisoned|poisoning|drank pesticide|swallowed (a )?(poison|pesticide|battery))\b/,
  /\b(took|taken|swallowed) (too many|all (my|the)|a lot of) (tablets|pills|medicines)\b/,
  /\b(snake ?bite|bitten by a snake|saanp ne kata)\b/,
  /\b(tongue|throat|lips|face) (is |are )?(swelling|swollen)\b|\banaphyla/,
  /\b(worst headache|thunderclap)\b|\b(emergency|ambulance)\b/,
];

/**
 * Returns the help that a question may call for; null if it describes no emergency that we know. It is asked of the whole text, however long, and prefers to be wrong in
 * showing a number: a question about an old chest pain gets it too.
 */
export function findEmergency(question: string): Emergency | null {
  const text = plain(question);
  if (mind.some((sign) => sign.test(text))) return 'mind';
  return body.some((sign) => sign.test(text)) ? 'body' : null;
}
