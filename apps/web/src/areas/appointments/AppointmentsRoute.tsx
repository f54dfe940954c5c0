import { VisitsRoute } from './VisitsRoute';

export const AppointmentsRoute = () => <VisitsRoute page="appointments" />;
