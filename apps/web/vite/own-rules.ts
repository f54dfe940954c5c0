type Block = { head: string; body: string };

/** The blocks of a stylesheet in their order, and statements such as `@layer a,b;` as blocks without a body. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ';' && depth === 0) start = at + 1;
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    }
  }
  return blocks;
}

/** Rules are within these; every other block is one by itself. */
const isAround = (head: string) => /^@(layer|media|supports|container)\b/.test(head);

function rulesOf(css: string, place = ''): string[] {
  return blocksOf(css).flatMap(({ head, body }) =>
    isAround(head) ? rulesOf(body, `${place}${head}{`) : [`${place}${head}{${body}`],
  );
}

function without(css: string, known: ReadonlySet<string>, place = ''): string {
  return blocksOf(css)
    .map(({ head, body }) => {
      if (!isAround(head)) return known.has(`${place}${head}{${body}`) ? '' : `${head}{${body}}`;
      const rest = without(body, known, `${place}${head}{`);
      return rest ? `${head}{${rest}}` : '';
    })
    .join('');
}

/**
 * Returns what a stylesheet has beyond another that stands before it. A rule that stood in both would come after those of the other that are meant
 * to have the last word.
 *
 * @param css minified
 */
export const ownRules = (css: string, other: string): string => without(css, new Set(rulesOf(other)));
