/** The queries of a doctor's dashboard. */
export const doctorQuestion = ['get', '/doctors/profile', {}] as const;
