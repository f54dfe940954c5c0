/** Fetches what shows the medicines of today. */
export const loadMedicinesToday = async () => (await import('./MedicinesTodayPart')).MedicinesTodayPart;
