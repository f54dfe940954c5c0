/** Below this height, in which text counts as much as the window does, what stays in place would cover what scrolls beneath it. */
const minHeight = '32rem';

/** Far below zero in a short window, whatever makes it short: zoom, a phone on its side, large text. Above zero in others. */
const room = `(100dvh - ${minHeight}) * 999`;

/** The inset of what is sticky, so that in a short window it stays in its own place instead. */
export const stickyInset = (inset: string) => `min(${inset}, ${room})`;

/** The space kept free for sticky elements: `inset` where there is one, `least` in a short window. */
export const keptFree = (least: string, inset: string) => `clamp(${least}, ${room}, ${inset})`;
