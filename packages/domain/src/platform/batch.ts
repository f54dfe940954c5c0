/** The faults of requests whose id another one of the batch has: an answer is found by it. */
export function findTwins(requests: readonly { id: string }[]) {
  const seen = new Set<string>();
  return requests.flatMap(({ id }, index) => {
    const isTwin = seen.has(id);
    seen.add(id);
    return isTwin ? [twinAt(index)] : [];
  });
}

const twinAt = (index: number) => ({
  pointer: `/body/requests/${index}/id`,
  message: 'Must be different from all others in the batch.',
  code: 'unique',
});
