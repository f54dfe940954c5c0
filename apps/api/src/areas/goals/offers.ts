// The exports of this area for other areas, the seed, the commands and the server.

export { healthGoals } from './tables/health-goals';
