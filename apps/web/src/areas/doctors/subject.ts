/** A person has one profile, be they patient or doctor: what its entries are ordered and grouped by. */
export const profileSubject = 'profile';
