/** Minutes that a code is good. */
export const codeMinutes = 10;
/** Wrong codes in all, over every code of one request. */
export const maxTries = 5;
/** Codes after the first one. */
export const maxResends = 3;

const digits = 6;

/** @param random a whole number from 0 to a million, evenly spread */
export const toCode = (random: number): string => String(random).padStart(digits, '0');
export const codeRange = 10 ** digits;

/** Binds a code: the same digits for another doctor, patient or request have another hash. */
export const boundCode = (
  code: string,
  to: { consentId: string; patientId: string; doctorId: string },
): string => `consent code ${to.consentId} ${to.patientId} ${to.doctorId} ${code}`;

export const codeEnds = (now: Date): Date => new Date(now.getTime() + codeMinutes * 60_000);

type Moment = Date | string;
type Code = { expiresAt: Moment; tries: number; resends: number };

/** Returns what a person is told of a code. */
export const presentCode = ({ expiresAt, tries, resends }: Code) => ({
  expiresAt: new Date(expiresAt).toISOString(),
  triesLeft: Math.max(maxTries - tries, 0),
  resendsLeft: Math.max(maxResends - resends, 0),
});

/** Why no other code is made; null if one may be. */
export const refuseResend = ({ tries, resends }: Pick<Code, 'tries' | 'resends'>): string | null => {
  if (tries >= maxTries) return 'The code was wrong five times. The doctor has to ask again.';
  return resends >= maxResends ? 'There were three new codes already. The doctor has to ask again.' : null;
};

/** How a try ended, as the database says it. */
export type TryOutcome = 'granted' | 'wrong' | 'exhausted' | 'expired' | 'not-allowed' | 'ended';

/** Why a try did not grant, in words. */
export function sayRefusal(outcome: Exclude<TryOutcome, 'granted'>, triesLeft: number): string {
  switch (outcome) {
    case 'wrong':
      return `This is not the code. ${triesLeft === 1 ? 'One try is' : `${triesLeft} tries are`} left.`;
    case 'exhausted':
      return 'The code was wrong five times. Ask the patient again.';
    case 'expired':
      return 'This code is older than ten minutes. The patient can make a new one.';
    case 'not-allowed':
      return 'The patient has not allowed this yet.';
    case 'ended':
      return 'This request has ended. Ask the patient again.';
  }
}
