import * as styles from './table.css';

export type ChartTableProps = {
  /** Content of the table, in words. */
  caption: string;
  /** With their unit, so that the numbers below need none. */
  columns: readonly string[];
  /** Its first cell names the row. */
  rows: readonly { key: string; cells: readonly React.ReactNode[] }[];
};

/** A chart's twin. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above; axe asks for it too (scrollable-region-focusable).
    <section className={styles.scroller} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={styles.cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
