/** A person has one profile: what its entries are ordered and grouped by. */
export const profileSubject = 'profile';
