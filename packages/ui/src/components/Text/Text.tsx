import type { ReactNode } from 'react';
import { tabular } from '../../theme/tabular.css';
import { text } from './Text.css';

export type TextProps = {
  children: ReactNode;
  /** Size in px at the browser's default. Without it, an inline text keeps its surroundings' size and a block has 16. */
  size?: 14 | 16 | 18 | 22 | 28 | 36;
  /** Meaning of the text. The clinical tones are never used alone: a shape and the word itself carry the meaning too. */
  tone?: 'ink' | 'muted' | 'critical' | 'high' | 'low' | 'in-range' | 'on-deep';
  weight?: 'regular' | 'medium' | 'bold';
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'dt' | 'dd' | 'li' | 'label' | 'time';
  /** Figures of one width, for measurements and columns of numbers. */
  isTabular?: boolean;
  id?: string;
};

const inline = new Set(['span', 'strong', 'em', 'small', 'time']);

/** Running text. Headings are `Heading`. */
export function Text({ children, size, tone, weight, as: Element = 'p', isTabular, id }: TextProps) {
  const isInline = inline.has(Element);
  const variants = text({
    size: size ?? (isInline ? undefined : 16),
    tone: tone ?? (isInline ? undefined : 'ink'),
    weight: weight ?? (Element === 'strong' ? 'bold' : undefined),
  });
  return (
    <Element id={id} className={isTabular ? `${variants} ${tabular}` : variants}>
      {children}
    </Element>
  );
}
