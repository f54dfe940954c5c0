import { Text } from '../../../components/Text/Text';
import * as styles from './ArticleScreen.css';
import { type HrefOf, Runs } from './Runs';
import type { TextBlock } from './types';

type BlocksProps = { blocks: readonly TextBlock[]; hrefOf: HrefOf };

/** Paragraphs, lists, steps and tables, one below the other. */
export function Blocks({ blocks, hrefOf }: BlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
    <Block key={index} block={block} hrefOf={hrefOf} />
  ));
}

function Block({ block, hrefOf }: { block: TextBlock; hrefOf: HrefOf }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Text>
          <Runs runs={block.runs} hrefOf={hrefOf} />
        </Text>
      );
    case 'list':
    case 'steps': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={block.kind === 'steps' ? styles.steps : styles.list}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
            <li key={index}>
              <span>
                <Runs runs={item} hrefOf={hrefOf} />
              </span>
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <ArticleTable {...block} hrefOf={hrefOf} />;
  }
}

type ArticleTableProps = Pick<Extract<TextBlock, { kind: 'table' }>, 'head' | 'rows'> & { hrefOf: HrefOf };

/** On a phone each row is a card, in which each value stands under the name of its column; elsewhere it scrolls by itself where it is too wide. */
function ArticleTable({ head, rows, hrefOf }: ArticleTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={styles.tableFrame} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
              <th key={index} scope="col">
                <Runs runs={cell} hrefOf={hrefOf} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
            <tr key={at}>
              {row.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes its order
                  <Cell key={index} scope={index === 0 ? 'row' : undefined}>
                    <span className={styles.columnName}>
                      <Runs runs={head[index] ?? []} hrefOf={hrefOf} />
                    </span>
                    <Runs runs={cell} hrefOf={hrefOf} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
