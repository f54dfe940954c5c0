// The exports of this area for other areas, the seed, the commands and the server.

export { hashOf, signCode } from './sign-code';
export { prescriptions } from './tables/prescriptions';
