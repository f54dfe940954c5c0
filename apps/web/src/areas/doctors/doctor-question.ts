/** All that the dashboard of a doctor asks. */
export const doctorQuestion = ['get', '/doctors/profile', {}] as const;
