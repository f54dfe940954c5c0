import * as m from '../../../../generated/messages/messages';
import { Link } from '../../Link/Link';
import type { GuidelineSource } from '../reading/reading';
import { list } from './SourceList.css';

/** Guidelines, each once, with the clauses of all that rest on it. */
export function SourceList({ sources }: { sources: readonly GuidelineSource[] }) {
  return (
    <ul className={list}>
      {together(sources).map(({ title, clause, url }) => (
        <li key={title}>
          <Link href={url} isExternal>
            {title}
          </Link>
          {clause && <>. {m.range_source_clause({ clause })}</>}
        </li>
      ))}
    </ul>
  );
}

function together(sources: readonly GuidelineSource[]): GuidelineSource[] {
  const found = new Map<string, GuidelineSource>();
  for (const source of sources) {
    const known = found.get(source.title);
    const clauses = new Set([known?.clause, source.clause].flatMap((clause) => clause?.split('; ') ?? []));
    found.set(source.title, { ...source, clause: clauses.size > 0 ? [...clauses].join('; ') : null });
  }
  return [...found.values()];
}
