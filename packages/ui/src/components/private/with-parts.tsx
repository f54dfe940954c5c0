import { Fragment, type ReactNode } from 'react';

/** Marks the position of a part in a message's text; translators move it as the language needs. */
export const part = (index: number): string => `<${index}>`;

/** Puts links and the like into a message: `withParts(m.accept({ terms: part(0) }), [<Link .../>])`. */
export function withParts(message: string, parts: readonly ReactNode[]): ReactNode {
  return message.split(/(<\d+>)/).map((piece, index) => {
    const place = /^<(\d+)>$/.exec(piece)?.[1];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity.
    return <Fragment key={index}>{place === undefined ? piece : parts[Number(place)]}</Fragment>;
  });
}
