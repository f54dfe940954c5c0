// The exports of this area for other areas, the seed, the commands and the server.

export { goalsSince } from './queries/goals-since';
export { findReadingDays } from './queries/tell-goals';
export { healthGoals } from './tables/health-goals';
