import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

type Message = { type: number; code: string; msg: string; element: Element };
type Sniffer = {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): Message[];
};

/** Adds HTML_CodeSniffer to the page, past its content security policy. */
export const loadSecondEngine = (page: Page): Promise<unknown> => page.evaluate(source);

/** Returns the errors of WCAG 2 AA that a second engine finds, as text: what it only warns of needs a person. */
export function findErrors(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        const tell = () => {
          const all = HTMLCS.getMessages();
          // It always has something for a person to check.
          if (all.length === 0) reject(new Error('The second engine looked at nothing.'));
          resolve(
            all
              // Leaves out what is not drawn at all, such as the input behind a button that chooses files: it is told to nobody.
              .filter(({ type, element }) => type === 1 && element.checkVisibility?.() !== false)
              .map(({ code, msg, element }) => `${code}: ${msg} ${element.outerHTML?.slice(0, 160) ?? ''}`),
          );
        };
        HTMLCS.process('WCAG2AA', document, tell, () => reject(new Error('It did not run.')));
      }),
  );
}
