/** The subject of what ends an access: its entries are ordered and grouped by it. */
export const consentSubject = 'consent';
