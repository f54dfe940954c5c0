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
  /** Says what the source says, in short. */
  text: string;
  source: Source;
};

type Row = readonly [
  id: string,
  a: string,
  b: string,
  severity: 'avoid' | 'caution',
  subject: string,
  text: string,
];

const groupsOf = (text: string): string[] => text.split(' ');

/** Returns what one document says. @param rows groups of the ATC are parted by spaces */
export const saidIn = (source: Source, rows: readonly Row[]): Interaction[] =>
  rows.map(([id, a, b, severity, subject, text]) => ({
    ...{ id, a: groupsOf(a), b: groupsOf(b), severity, subject, text, source },
  }));

/** Groups of the ATC that several documents speak of. */
export const groups = {
  nsaids: 'M01A',
  aspirin: 'B01AC06',
  ssris: 'N06AB',
  antiplatelets: 'B01AC',
  directAnticoagulants: 'B01AF B01AE07',
  aceInhibitors: 'C09A C09B',
  sartans: 'C09C C09D',
  diuretics: 'C03',
  nitrates: 'C01DA',
  macrolides: 'J01FA01 J01FA09',
  azoles: 'J02AC02 J02AB02',
  quinolones: 'J01MA',
  trimethoprim: 'J01EA01 J01EE01',
  methotrexate: 'L04AX03 L01BA01',
  calcium: 'A12AA',
  iron: 'B03A',
} as const;
