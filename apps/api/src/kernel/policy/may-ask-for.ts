import type { Caller } from '../people/caller';

/** Whether a caller may ask for a patient by `Nadi-Patient`: for oneself, whose patient has the id of the account. Row security has its own rule. */
export const mayAskFor = ({ userId }: Caller, patientId: string): boolean => patientId === userId;
