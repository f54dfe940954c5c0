import { setTimeout as wait } from 'node:timers/promises';
import { TestEnvironment } from 'jest-environment-node';

/** Maximum characters of a page in a message, and milliseconds in which a page has to say them. */
const most = 400;
const timeoutMs = 2_000;

/** Runs in the page. A dialog lies over the rest and comes first. */
function readPage() {
  const find = (selector) => [...document.querySelectorAll(selector)];
  return [...find('[role=dialog], [role=alertdialog]'), ...find('#root')].map(
    (one) => `${one.role ?? 'page'}: ${one.textContent.replace(/\s+/g, ' ')}`,
  );
}

async function describePage(page) {
  const seen = await Promise.race([
    page.evaluate(readPage),
    wait(timeoutMs, ['no answer'], { ref: false }),
  ]).catch(() => ['nothing drawn']);
  return `The page ${page.url().replace(/#.*/, '')} shows ${seen.map((words) => words.slice(0, most)).join(' | ')}`;
}

/** A test that fails says what its pages showed: a record of another machine has nothing else of them. `visit` lists the pages. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({ name, error }) {
    if (name !== 'test_fn_failure' || typeof error?.stack !== 'string') return;
    const pages = (this.global.nadiPages ?? []).filter((page) => !page.isClosed());
    const said = await Promise.all(pages.map(describePage));
    error.stack = [...said, error.stack].join('\n');
  }
}
