type Named = { name: string };

/** A letter and the articles whose names begin with it, sorted. */
export type Letter<A> = { letter: string; articles: A[] };

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Returns the letters that have articles. Names that begin with no letter stand under `#`, last. */
export function aToZ<A extends Named>(articles: readonly A[]): Letter<A>[] {
  const letters = new Map<string, A[]>();
  for (const article of [...articles].sort((a, b) => order.compare(a.name, b.name))) {
    const first = article.name.normalize('NFD').charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(first) ? first : '#';
    letters.set(letter, [...(letters.get(letter) ?? []), article]);
  }
  return [...letters]
    .map(([letter, found]) => ({ letter, articles: found }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || order.compare(a.letter, b.letter));
}
