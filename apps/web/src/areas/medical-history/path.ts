export const historyPath = '/patients/medical-history' as const;
