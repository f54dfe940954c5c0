/** Lists what a person may do for another patient, from the least to the most. */
export const familyLevels = ['view', 'manage', 'full', 'guardian'] as const;
export type FamilyLevel = (typeof familyLevels)[number];

/**
 * Returns whether a level suffices for an operation.
 *
 * @param needed the `x-acting` of the operation; `self` allows only the patient
 */
export const suffices = (level: FamilyLevel, needed: FamilyLevel | 'self'): boolean =>
  needed !== 'self' && familyLevels.indexOf(level) >= familyLevels.indexOf(needed);

/** Maximum of patients for whom one person may act, and of people who may act for one patient. */
export const familyLimit = 12;

/** Guardians that a child may have. */
export const guardianLimit = 2;

/** Maximum of invitations of one person that wait for an answer. */
export const invitationLimit = 10;

/** Milliseconds for which an invitation can be answered. */
export const invitationLifetime = 7 * 86_400_000;
