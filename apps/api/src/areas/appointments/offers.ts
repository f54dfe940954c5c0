// The exports of this area for other areas, the seed, the commands and the server.

export { admitToCall } from './admit-to-call';
export { cancelVisitsOf } from './cancel-visits-of';
export { availabilities } from './tables/availabilities';
export { consultationNotes } from './tables/consultation-notes';
export { consultations } from './tables/consultations';
