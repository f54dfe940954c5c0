// The exports of this area for other areas, the seed, the commands and the server.

export { findReadingDays } from './queries/tell-goals';
export { healthGoals } from './tables/health-goals';
