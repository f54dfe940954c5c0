type OwnedPage = { path: string; owner: string };
type Address = { address: string; owner: string };

/**
 * Returns the shortest beginnings of addresses that tell whose page it is. They grow with the number of areas, not of pages.
 *
 * @param pages all pages with an address
 * @param fallback owner of what begins with none of them
 * @returns the more specific first, so that the first that fits is the right one
 */
export function tableAddresses(pages: readonly OwnedPage[], fallback: string): Address[] {
  const split = pages.map(({ path, owner }) => ({ steps: path.split('/').slice(1), owner }));
  return addressesBelow([], split, fallback).sort(bySpecificity);
}

type Split = { steps: readonly string[]; owner: string };

function addressesBelow(above: readonly string[], pages: readonly Split[], inherited: string): Address[] {
  const depth = above.length;
  const here = pages.find(({ steps }) => steps.length === depth);
  const isOneOwner = pages.every(({ owner }) => owner === pages[0]?.owner);
  const owner = (isOneOwner ? pages[0]?.owner : here?.owner) ?? inherited;
  const own = owner === inherited ? [] : [{ address: `/${above.join('/')}`, owner }];
  if (isOneOwner) return own;
  const nextSteps = new Set(pages.flatMap(({ steps }) => steps[depth] ?? []));
  const below = [...nextSteps].flatMap((step) =>
    addressesBelow(
      [...above, step],
      pages.filter(({ steps }) => steps[depth] === step),
      owner,
    ),
  );
  return [...own, ...below];
}

/** Longer addresses first, and a fixed step before one that stands for anything. */
function bySpecificity(one: Address, other: Address): number {
  const [a, b] = [one, other].map(({ address }) => address.split('/'));
  const byLength = (b?.length ?? 0) - (a?.length ?? 0);
  if (byLength !== 0) return byLength;
  const fixed = (steps: readonly string[] = []) =>
    steps.map((step) => (step.startsWith(':') ? '1' : '0')).join('');
  return fixed(a).localeCompare(fixed(b)) || one.address.localeCompare(other.address);
}
