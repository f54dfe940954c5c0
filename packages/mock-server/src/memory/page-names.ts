/** Names of the parameters and members of a page, here and elsewhere; compared without case and punctuation. */
const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const names = {
  page: ['page', 'pagenumber', 'pageno', 'p', 'pageindex', 'currentpage'],
  limit: [
    'limit',
    'perpage',
    'pagesize',
    'size',
    'pagelimit',
    'count',
    'top',
    'take',
    'maxresults',
    'itemsperpage',
  ],
  offset: ['offset', 'skip', 'start', 'startindex', 'pageoffset', 'from'],
  cursor: [
    'cursor',
    'pagetoken',
    'nexttoken',
    'nextcursor',
    'nextpagetoken',
    'continuationtoken',
    'marker',
    'pagecursor',
    'pageafter',
  ],
  after: ['after', 'startingafter', 'sinceid'],
} as const;

export type PageParameter = keyof typeof names;

const meanings = new Map<string, PageParameter>(
  (Object.keys(names) as PageParameter[]).flatMap((kind) => names[kind].map((name) => [name, kind] as const)),
);

/** Returns the meaning of a query parameter for a page; null if it is about something else. */
export const pageParameterOf = (name: string): PageParameter | null => meanings.get(plain(name)) ?? null;

export type PageFacts = {
  page: number;
  limit: number;
  offset: number;
  total: number;
  pages: number;
  count: number;
  /** Opaque; null on the last page. */
  next: string | null;
  nextUrl: string | null;
  previousUrl: string | null;
  firstUrl: string;
  lastUrl: string;
  selfUrl: string;
  /** True if the next page is asked for by a cursor. */
  isByCursor: boolean;
};

const facts: Record<string, (facts: PageFacts, isText: boolean) => unknown> = {};
const put = (members: readonly string[], read: (facts: PageFacts, isText: boolean) => unknown) => {
  for (const member of members) facts[member] = read;
};
put(['page', 'currentpage', 'pagenumber', 'pageindex'], ({ page }) => page);
put(['limit', 'perpage', 'pagesize', 'size', 'itemsperpage'], ({ limit }) => limit);
put(['offset', 'skip', 'startindex'], ({ offset }) => offset);
put(
  ['total', 'totalcount', 'totalitems', 'totalresults', 'totalelements', 'totalrecords', 'totalhits'],
  ({ total }) => total,
);
put(['pages', 'totalpages', 'pagecount', 'pagestotal'], ({ pages }) => pages);
put(['lastpage'], ({ pages }) => pages);
put(['count', 'numberofelements', 'itemcount'], ({ count }) => count);
put(['hasmore', 'hasnext', 'hasnextpage'], ({ next }) => next !== null);
put(['hasprevious', 'hasprev', 'haspreviouspage'], ({ previousUrl }) => previousUrl !== null);
put(
  ['nextcursor', 'nexttoken', 'nextpagetoken', 'cursor', 'endcursor', 'continuationtoken', 'after'],
  ({ next }) => next,
);
put(['next', 'nextpageurl', 'nexturl', 'nextlink'], ({ nextUrl }) => nextUrl);
put(['previous', 'prev', 'previousurl', 'prevpageurl'], ({ previousUrl }) => previousUrl);
put(['first', 'firstpageurl'], ({ firstUrl }) => firstUrl);
put(['last', 'lastpageurl'], ({ lastUrl }) => lastUrl);
put(['self', 'href'], ({ selfUrl }) => selfUrl);

/** The value of a member of a page; undefined where it is not about pages. */
export const pageMember = (name: string, known: PageFacts): unknown => facts[plain(name)]?.(known, false);
