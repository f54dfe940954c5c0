// The exports of this area for other areas, the seed, the commands and the server.

export { beginInsights } from './refresh-insights';
export { insights } from './tables/insights';
