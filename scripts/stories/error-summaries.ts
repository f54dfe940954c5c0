import type { Page } from 'playwright-core';

/** Finds entries of error summaries that do not name their field or do not lead to it. */
export async function findLostErrors(page: Page): Promise<string[]> {
  return page.evaluate(look);
}

/** Runs in the page. It moves the focus. */
function look(): string[] {
  const problems: string[] = [];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('form [role=alert] a[href^="#"]')) {
    const field = document.getElementById(link.hash.slice(1));
    const text = link.textContent ?? '';
    if (!field || !link.closest('form')?.contains(field)) {
      problems.push(`"${text}" leads to ${link.hash}, which is not there`);
      continue;
    }
    const label = field.querySelector('[data-field-label]')?.textContent ?? '';
    if (!text.toLowerCase().includes(label.toLowerCase())) problems.push(`"${text}" does not name ${label}`);
    link.click();
    if (!field.contains(document.activeElement))
      problems.push(`"${text}" does not bring the focus to ${label}`);
  }
  return problems;
}
