import { fontSize, type Space, space } from './tokens';
import { vars } from './vars.css';

/** The width in rem of the narrowest phone, 320 px, at text of the usual size. */
const remAcross = 20;

/** Grows with the text, but on a phone not past what it is there at the usual size: large text needs the width itself. */
const snug = (value: string, token: string) =>
  `min(${value}, ${(Number.parseFloat(token) / remAcross) * 100}vw)`;

export const snugSpace = (size: Space) => snug(vars.space[size], space[size]);
export const snugFontSize = (size: keyof typeof fontSize) => snug(vars.fontSize[size], fontSize[size]);
