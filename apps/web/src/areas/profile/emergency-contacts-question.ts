/** There are so few that the first page has all of them. */
export const emergencyContactsQuestion = ['get', '/patients/emergency-contacts'] as const;
