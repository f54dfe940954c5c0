/** The things that the product has more of as it grows. */
export type Unit = 'operation' | 'screen' | 'journey';
export const units: readonly Unit[] = ['operation', 'screen', 'journey'];

/** Seconds, or whatever they are counted in, of one suite: a constant part, and a part for each thing that grows. */
export type Shares = Partial<Record<Unit | 'fixed', number>>;

/** The first pattern that a file matches says what it grows with; null means it does not grow with the product. */
const kinds: readonly (readonly [RegExp, Unit | null])[] = [
  // One test or more for each operation of the contract.
  [
    /^apps\/api\/test\/(matrix|contract|prism|without-policies|audit\/every-operation)\.test\.ts$/,
    'operation',
  ],
  [/^packages\/mock-server\/src\/nadi\/contract\.test\.ts$/, 'operation'],
  [/^apps\/api\/src\/areas\/platform\/test\/batch-matrix\.test\.ts$/, 'operation'],
  // Carrying a batch, whatever is in it.
  [/^apps\/api\/src\/areas\/platform\//, null],
  // Attacks on the single way to sign in, and the single export and deletion at their limits: other operations add none of these.
  [/^apps\/api\/src\/areas\/identity\/test\/(alike|known-devices|lockout|mail-limits)\.test\.ts$/, null],
  [/^apps\/api\/src\/areas\/account\/test\/(large-export|deletion-limits)\.test\.ts$/, null],
  // Drafts on the device, in the one form that keeps any.
  [/^apps\/web\/src\/areas\/identity\/onboarding\/onboarding-draft\.test\.tsx$/, null],
  // Two areas of the domain beside the shared folders.
  [/^packages\/domain\/src\/(kernel|platform)\//, null],
  [/^(apps\/api\/src\/areas|packages\/(domain|contract)\/src)\//, 'operation'],
  [/^(packages\/ui\/src\/screens|apps\/web\/src\/areas)\//, 'screen'],
  // Rules read every file; the others visit every page that has early requests, or is weighed.
  [/^scripts\/rules\//, 'screen'],
  [/^apps\/web\/e2e\/(early|weights)\.test\.ts$/, 'screen'],
  // Work of the platform, whatever it carries.
  [
    /^apps\/web\/e2e\/(outbox-faults-\w+|steady-page|worker|worker-cut-off|update|session|late-code|largest-paint|public-pages|content-policy|docs|demonstration|conflict|offline-reading)\.test\.ts$/,
    null,
  ],
  [/^apps\/web\/e2e\//, 'journey'],
];

/** Returns the thing that a test file gets more of as the product grows; undefined if none. */
export const unitOf = (file: string): Unit | undefined =>
  kinds.find(([pattern]) => pattern.test(file))?.[1] ?? undefined;

/** Adds the time of each of several files to the thing that it grows with. */
export function share<Item>(
  items: readonly Item[],
  grows: (item: Item) => Unit | undefined,
  took: (item: Item) => number,
): Shares {
  const shares: Shares = {};
  for (const item of items) {
    const unit = grows(item) ?? 'fixed';
    shares[unit] = (shares[unit] ?? 0) + took(item);
  }
  return shares;
}
