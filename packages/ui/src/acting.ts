import { createContext, use } from 'react';

/** From the least to the most: each may do what the ones before it may. */
const levels = ['view', 'manage', 'full', 'guardian'] as const;

/** The levels of the contract: how much a person may do for another. */
export type ActingLevel = (typeof levels)[number];

/** How texts speak of a person; `they` where nothing is known. */
export type Pronoun = 'she' | 'he' | 'they';

/** The other person for whom the page is. */
export type ActingPerson = { firstName: string; who: Pronoun; level: ActingLevel };

/** Null for oneself. */
export const ActingContext = createContext<ActingPerson | null>(null);

export const useActing = (): ActingPerson | null => use(ActingContext);

/** @param needed for oneself everything is possible */
export const mayDo = (acting: ActingPerson | null, needed: ActingLevel): boolean =>
  acting === null || levels.indexOf(acting.level) >= levels.indexOf(needed);

/** Returns whether the person may do what needs this level, for whomever the page is. */
export const useMay = (needed: ActingLevel): boolean => mayDo(useActing(), needed);

export const pronounOf = (gender: string | null): Pronoun =>
  gender === 'FEMALE' ? 'she' : gender === 'MALE' ? 'he' : 'they';
