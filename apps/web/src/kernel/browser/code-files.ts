/** Addresses of files that are loaded, or that the browser is loading. */
let known: Set<string> | undefined;

/** Files named in the page's head are being loaded. */
const named = () => Array.from(document.querySelectorAll('link'), ({ href }) => href);

/**
 * Loads all files of a code chunk at once, which otherwise would be discovered one after the other. Wraps every `import()` of the
 * build.
 *
 * Once the page is loaded, they are fetched before they are imported: some browsers remember a failed module, and
 * a person without a network for a moment could not load it again, however often it is requested, until they reload the page.
 *
 * @param files from the root of the site; empty if the code has only one
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

/** The browser has it in its cache afterwards. */
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
