/** The queries of a doctor's dashboard. */
export const doctorQuery = ['get', '/doctors/profile', {}] as const;
