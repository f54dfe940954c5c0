/** Addresses of files that are there, or that the browser has on their way. */
let known: Set<string> | undefined;

/** What the page names in its head is on its way. */
const named = () => Array.from(document.querySelectorAll('link'), ({ href }) => href);

/**
 * Has all files of a piece of code on their way at once, where each would else name the next. Stands around every `import()` of the
 * build.
 *
 * Once the page is there, they are fetched before they are imported: some browsers remember of a module that it could not be had, and
 * whoever had no network for a moment would not get it any more, however often they asked, before they load the page anew.
 *
 * @param files from the root of the site; none where the code has but one
 */
export async function withFiles<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  known ??= new Set(named());
  const there = known;
  const fresh = files.map((file) => new URL(`/${file}`, location.href).href).filter((url) => !there.has(url));
  if (document.readyState === 'complete') await Promise.all(fresh.map(fetchWhole));
  else for (const url of fresh) announce(url);
  for (const url of fresh) there.add(url);
  return load();
}

/** The browser has it at hand afterwards. */
async function fetchWhole(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be fetched: ${answer.status}.`);
  await answer.arrayBuffer();
}

function announce(url: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}
