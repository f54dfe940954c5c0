import { seedFrom } from '../../../scripts/test/seed-from';

const isAll = Boolean(process.env.NADI_TEST_ALL);

export const kills = isAll ? 20 : 5;
export const batchKills = isAll ? 5 : 2;
export const embeddedKills = isAll ? 4 : 2;
/** Between the commit and the mail, or the push. */
export const mailKills = isAll ? 20 : 4;
export const pushKills = mailKills;

/** Others with each change of what they test; those of `--all` are always the same. Each test tells its seed. */
const offset = isAll ? 0 : seedFrom(['apps/api/src', 'apps/api/crash']);
export const seedOf = (number: number) => number + offset;
