// The exports of this area for other areas, the seed, the commands and the server.

export { keepInsights } from './keep-insights';
export { insights } from './tables/insights';
