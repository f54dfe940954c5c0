const isAll = Boolean(process.env.NADI_TEST_ALL);

export const kills = isAll ? 20 : 5;
export const batchKills = isAll ? 5 : 2;
export const embeddedKills = isAll ? 4 : 2;

/** The same kills if all are run; else others in each run. Each test tells its seed. */
const offset = isAll ? 0 : Math.floor(Math.random() * 1_000_000);
export const seedOf = (number: number) => number + offset;
