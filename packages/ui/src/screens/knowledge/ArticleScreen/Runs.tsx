import { Fragment } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Link } from '../../../components/Link/Link';
import { source } from './ArticleScreen.css';
import type { ArticleLink, Run } from './types';

export type HrefOf = (slug: string) => string;

const addressOf = (target: ArticleLink, hrefOf: HrefOf): string =>
  target.kind === 'article' ? hrefOf(target.slug) : target.kind === 'page' ? target.path : target.url;

/** A line of text with what stands out in it. */
export function Runs({ runs, hrefOf }: { runs: readonly Run[]; hrefOf: HrefOf }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    <Fragment key={index}>
      <One run={run} hrefOf={hrefOf} />
    </Fragment>
  ));
}

function One({ run, hrefOf }: { run: Run; hrefOf: HrefOf }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'strong':
      return (
        <strong>
          <Runs runs={run.runs} hrefOf={hrefOf} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Runs runs={run.runs} hrefOf={hrefOf} />
        </em>
      );
    case 'link':
      return (
        <Link href={addressOf(run.target, hrefOf)} isExternal={run.target.kind === 'web'}>
          <Runs runs={run.runs} hrefOf={hrefOf} />
        </Link>
      );
    case 'source':
      return (
        <sup>
          <a
            className={source}
            href={`#source-${run.number}`}
            aria-label={m.article_source({ number: run.number })}
          >
            {run.number}
          </a>
        </sup>
      );
  }
}
