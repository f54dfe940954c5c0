/** The subject of a person's profile, patient or doctor: its entries are ordered and grouped by it. */
export const profileSubject = 'profile';
