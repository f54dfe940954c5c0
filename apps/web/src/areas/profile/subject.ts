/** The subject of a person's profile: its entries are ordered and grouped by it. */
export const profileSubject = 'profile';
