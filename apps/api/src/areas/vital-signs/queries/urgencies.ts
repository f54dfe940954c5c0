/** Each value that the column `attention` can have, the most urgent first: three severities of a status that was assessed and none. */
export const urgencies: readonly number[] = [30, 20, 10, 0].flatMap((severity) =>
  [5, 4, 3, 2, 1].map((advice) => severity + advice),
);
