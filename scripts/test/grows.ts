/** What the product gets more of as it grows. */
export type Unit = 'operation' | 'screen' | 'journey';
export const units: readonly Unit[] = ['operation', 'screen', 'journey'];

/** Seconds, or whatever they are counted by, of one suite: what stays, and what there is more of with each unit. */
export type Shares = Partial<Record<Unit | 'fixed', number>>;

/** Of these the first that a file matches says what it grows with; of null there are no more as the product grows. */
const kinds: readonly (readonly [RegExp, Unit | null])[] = [
  // One test or more for each operation of the contract.
  [
    /^apps\/api\/test\/(matrix|contract|prism|without-policies|audit\/every-operation)\.test\.ts$/,
    'operation',
  ],
  [/^packages\/mock-server\/src\/nadi\/contract\.test\.ts$/, 'operation'],
  [/^apps\/api\/src\/areas\/platform\/test\/batch-matrix\.test\.ts$/, 'operation'],
  // How a batch is carried, whatever is in it.
  [/^apps\/api\/src\/areas\/platform\//, null],
  // Attacks on the one way in, and the one export and deletion at their limits: another operation brings none of these.
  [/^apps\/api\/src\/areas\/identity\/test\/(alike|known-devices|lockout|mail-limits)\.test\.ts$/, null],
  [/^apps\/api\/src\/areas\/account\/test\/(large-export|deletion-limits)\.test\.ts$/, null],
  // Drafts of the device, by the one form that keeps any.
  [/^apps\/web\/src\/areas\/identity\/onboarding\/onboarding-draft\.test\.tsx$/, null],
  // Two areas of the domain beside the folders of all.
  [/^packages\/domain\/src\/(kernel|platform)\//, null],
  [/^(apps\/api\/src\/areas|packages\/(domain|contract)\/src)\//, 'operation'],
  [/^(packages\/ui\/src\/screens|apps\/web\/src\/areas)\//, 'screen'],
  // Rules read every file; the others go to every page that asks early, or is weighed.
  [/^scripts\/rules\//, 'screen'],
  [/^apps\/web\/e2e\/(early|weights)\.test\.ts$/, 'screen'],
  // What the platform does, whatever it carries.
  [
    /^apps\/web\/e2e\/(outbox-faults-\w+|steady-page|worker|worker-cut-off|update|session|late-code|largest-paint|public-pages|content-policy|docs|demonstration|conflict|offline-reading)\.test\.ts$/,
    null,
  ],
  [/^apps\/web\/e2e\//, 'journey'],
];

/** Returns what a test file gets more of as the product grows; undefined if nothing. */
export const unitOf = (file: string): Unit | undefined =>
  kinds.find(([pattern]) => pattern.test(file))?.[1] ?? undefined;

/** Adds what each of several took to what it grows with. */
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
