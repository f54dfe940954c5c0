/** The document that says so. */
export type Source = { title: string; url: string };

export type Interaction = {
  id: string;
  /** Groups of the ATC: any medicine of the one with any of the other. */
  a: readonly string[];
  b: readonly string[];
  /** `avoid`, where the source says that it must not or should not be; `caution`, where it says to take care or to be watched. */
  severity: 'avoid' | 'caution';
  subject: string;
  /** What the source says, in short. */
  text: string;
  source: Source;
};

/** What public documents say of medicines that are taken together. A pair that is not here is not known, and so not checked. */
export const interactions: readonly Interaction[] = [
  {
    id: 'methotrexate-trimethoprim',
    a: ['L04AX03', 'L01BA01'],
    b: ['J01EA01', 'J01EE01'],
    severity: 'avoid',
    subject: 'Methotrexate with trimethoprim or co-trimoxazole',
    text: 'The bone marrow may stop making blood cells; some people died. Avoid it where possible. Fever, sore throat, bruises or great tiredness need a doctor at once.',
    source: {
      title: 'Medsafe, Prescriber Update 43(1), March 2022',
      url: 'https://medsafe.govt.nz/profs/PUArticles/March2022/Bone-marrow-suppression-methotrexate-and-trimethoprim-or-co-trimoxazole.html',
    },
  },
];
