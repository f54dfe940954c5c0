/** The published advice on which a warning rests. */
export type IntakeSource = { title: string; clause: string | null; url: string };

/** A question for before a visit. A choice has its `choices`, a number its `unit` (UCUM) with the limits of what can be entered. */
export type IntakeQuestion = {
  id: string;
  text: string;
  kind: 'yes_no' | 'choice' | 'text' | 'number';
  choices: { id: string; text: string }[];
  unit: string | null;
  minimum: number | null;
  maximum: number | null;
  /** The answers after which the person is told to call for help at once; null if there are none. */
  urgent: { answers: string[]; source: IntakeSource } | null;
};

/** Increases with each change of the questions, so that an answer can be traced to the list that it was given to. */
export const intakeVersion = 1;

const sources = {
  chest: {
    title: 'Health Service Executive, Ireland: Chest pain',
    clause: 'Emergency action required',
    url: 'https://www2.hse.ie/conditions/chest-pain',
  },
  breath: {
    title: 'National Health Service, United Kingdom: Shortness of breath',
    clause: 'Immediate action required',
    url: 'https://www.nhs.uk/conditions/shortness-of-breath/',
  },
  stroke: {
    title: 'Irish Heart Foundation: Act FAST',
    clause: 'Signs of a stroke',
    url: 'https://irishheart.ie/campaigns/fast/',
  },
  ectopic: {
    title: 'National Health Service, United Kingdom: Ectopic pregnancy',
    clause: 'When to get emergency help',
    url: 'https://www.nhs.uk/conditions/ectopic-pregnancy/symptoms/',
  },
  child: {
    title: 'World Health Organization: Integrated Management of Childhood Illness, chart booklet, 2014',
    clause: 'General danger signs',
    url: 'https://www.who.int/publications/i/item/9789241506823',
  },
  back: {
    title: 'National Health Service, United Kingdom: Back pain',
    clause: 'Immediate action required',
    url: 'https://www.nhs.uk/conditions/back-pain/',
  },
  blood: {
    title: 'National Health Service, United Kingdom: Vomiting blood',
    clause: 'Immediate action required',
    url: 'https://www.nhs.uk/conditions/vomiting-blood/',
  },
  mind: {
    title: 'Ministry of Health and Family Welfare, India: Tele MANAS, telephone 14416, day and night',
    clause: null,
    url: 'https://telemanas.mohfw.gov.in/',
  },
} satisfies Record<string, IntakeSource>;

const plain = { choices: [], unit: null, minimum: null, maximum: null, urgent: null };

/** A sign of danger that someone is not sure of may be there: it is told as one that is. */
const yesNo = (id: string, text: string, source?: IntakeSource): IntakeQuestion => ({
  ...{ ...plain, id, text, kind: 'yes_no' },
  urgent: source ? { answers: ['yes', 'unsure'], source } : null,
});

const words = (id: string, text: string): IntakeQuestion => ({ ...plain, id, text, kind: 'text' });

const choice = (id: string, text: string, choices: Record<string, string>): IntakeQuestion => ({
  ...{ ...plain, id, text, kind: 'choice' },
  choices: Object.entries(choices).map(([key, said]) => ({ id: key, text: said })),
});

const number = (
  id: string,
  text: string,
  limits: { unit: string; minimum: number; maximum: number },
): IntakeQuestion => ({ ...plain, id, text, kind: 'number', ...limits });

const since = choice('since', 'Since when do you have this problem?', {
  'under-2-days': 'Less than 2 days',
  '2-to-7-days': '2 to 7 days',
  '1-to-4-weeks': '1 to 4 weeks',
  'over-4-weeks': 'More than 4 weeks',
  'no-problem': 'I have no problem; it is a check-up',
});
const course = choice('course', 'How has it changed since it began?', {
  better: 'It is getting better',
  same: 'It stays the same',
  worse: 'It is getting worse',
  'comes-and-goes': 'It comes and goes',
});
const medicines = words('medicines', 'Which medicines do you take now, with those without a prescription?');
const allergies = words('allergies', 'Which medicines, foods or other things are you allergic to?');
const pregnant = yesNo('pregnant', 'Are you pregnant, or could you be?');
const breath = yesNo('breath-now', 'Are you too breathless to speak a sentence right now?', sources.breath);
const chest = yesNo('chest-pain-now', 'Do you have pain or pressure in the chest right now?', sources.chest);
const stroke = yesNo(
  'stroke-signs-now',
  'Did weakness of the face, an arm or a leg, or trouble speaking, begin suddenly today?',
  sources.stroke,
);
const fever = number('temperature', 'If you measured your temperature: how high was it at most?', {
  ...{ unit: 'Cel', minimum: 30, maximum: 45 },
});

/** For fields without questions of their own. */
export const generalQuestions: readonly IntakeQuestion[] = [
  ...[since, course, chest, fever, medicines, allergies],
];

/** The questions of a field of practice, six at most. */
export const questionsOfField: Readonly<Record<string, readonly IntakeQuestion[]>> = {
  cardiology: [
    chest,
    since,
    yesNo('breath-flat', 'Do you get short of breath when you lie flat?'),
    yesNo('fainted', 'Have you fainted in the last 4 weeks?'),
    yesNo('swelling', 'Are your ankles or legs swollen?'),
    medicines,
  ],
  pulmonology: [
    breath,
    since,
    yesNo('cough', 'Do you cough on most days?'),
    yesNo('cough-blood', 'Have you coughed up blood?'),
    choice('smoking', 'Do you smoke, beedis and hookah too?', {
      never: 'I have never smoked',
      before: 'I smoked before',
      now: 'I smoke now',
    }),
    medicines,
  ],
  neurology: [
    stroke,
    since,
    course,
    yesNo('seizure', 'Have you had a fit, or lost consciousness, in the last 4 weeks?'),
    yesNo('numb', 'Do you have numbness or tingling that stays?'),
    medicines,
  ],
  endocrinology: [
    since,
    yesNo('diabetes', 'Has a doctor told you that you have diabetes?'),
    number('fasting-glucose', 'If you measured it: what was your last blood glucose before breakfast?', {
      ...{ unit: 'mg/dL', minimum: 20, maximum: 600 },
    }),
    yesNo('weight-change', 'Has your weight changed without your trying in the last 3 months?'),
    pregnant,
    medicines,
  ],
  gastroenterology: [
    yesNo('blood-vomited', 'Have you vomited blood, or something like coffee grounds, today?', sources.blood),
    since,
    yesNo('black-stool', 'Are your stools black like tar, or is there blood in them?'),
    yesNo('weight-loss', 'Have you lost weight without trying?'),
    medicines,
    allergies,
  ],
  gynaecology: [
    pregnant,
    yesNo(
      'belly-pain-now',
      'Could you be pregnant, and do you have sudden strong pain in the belly, or feel faint, right now?',
      sources.ectopic,
    ),
    words('last-period', 'When did your last period begin?'),
    yesNo('bleeding', 'Do you have bleeding that is not your usual period?'),
    medicines,
    allergies,
  ],
  orthopaedics: [
    yesNo(
      'saddle-numb-now',
      'With back pain: are you newly numb between the legs, or can you not hold or pass urine?',
      sources.back,
    ),
    words('where', 'Where does it hurt?'),
    since,
    yesNo('injury', 'Did it begin with a fall or an injury?'),
    yesNo('night-pain', 'Does the pain wake you at night?'),
    medicines,
  ],
  paediatrics: [
    yesNo(
      'child-danger-now',
      'Is the child right now hard to wake, having a fit, not able to drink, or vomiting everything?',
      sources.child,
    ),
    since,
    number('temperature', 'If you measured it: how high was the temperature of the child at most?', {
      ...{ unit: 'Cel', minimum: 30, maximum: 45 },
    }),
    number('child-weight', 'If you know it: how much does the child weigh?', {
      ...{ unit: 'kg', minimum: 0.5, maximum: 150 },
    }),
    words('child-medicines', 'Which medicines does the child take now?'),
    words('child-allergies', 'What is the child allergic to?'),
  ],
  psychiatry: [
    yesNo('end-life-now', 'Do you have thoughts of ending your life right now?', sources.mind),
    since,
    choice('sleep', 'How have you slept in the last 2 weeks?', {
      well: 'Well',
      little: 'Too little',
      much: 'Too much',
      changing: 'It changes a lot',
    }),
    yesNo('before', 'Have you been treated for this before?'),
    words('alcohol', 'How much alcohol, and which other substances, do you use?'),
    medicines,
  ],
  dermatology: [
    words('where-skin', 'Where on the body is it?'),
    since,
    yesNo('itch', 'Does it itch?'),
    yesNo('spreading', 'Is it spreading?'),
    words('tried', 'What have you put on it, or taken for it?'),
    allergies,
  ],
  ophthalmology: [
    yesNo('vision-lost-now', 'Did you suddenly lose sight in one or both eyes today?', sources.stroke),
    choice('which-eye', 'Which eye is it?', { left: 'The left', right: 'The right', both: 'Both' }),
    since,
    yesNo('eye-pain', 'Does the eye hurt?'),
    yesNo('lenses', 'Do you wear contact lenses?'),
    medicines,
  ],
};
