import type { ReactNode } from 'react';
import type { Space } from '../../theme/tokens';
import { align as alignment, space as gap, grid, medium, narrow, wide } from './Grid.css';

export type Columns = keyof typeof narrow;

export type GridProps = {
  children: ReactNode;
  /** Columns on a phone, from 640 px and from 1024 px; a width left out is as the one before. `main-aside` is 5 to 3. */
  columns: { narrow?: Columns; medium?: Columns; wide?: Columns };
  /** Space between the cells, in steps of 4 px. @default 6 */
  space?: Space;
  /** `stretch` makes the cells of a row equally high; `end` sets fields with and without a help text on one line. @default 'stretch' */
  align?: keyof typeof alignment;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'section';
};

/** Columns by the width of the window. */
export function Grid({ children, columns, space = 6, align = 'stretch', as: Element = 'div' }: GridProps) {
  const classes = [
    grid,
    gap[space],
    alignment[align],
    narrow[columns.narrow ?? 1],
    columns.medium && medium[columns.medium],
    columns.wide && wide[columns.wide],
  ];
  return <Element className={classes.filter(Boolean).join(' ')}>{children}</Element>;
}
