import { confirmPasswordFirst, methodNotAllowed, notImplementedYet } from '@nadi/api-server/problem';
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import type { Problem } from '@nadi/contract/schema';
import type { Response } from 'express';
import { escapeHtml } from '../http/escape-html';
import { tooSlow } from '../http/listener';
import { addressTooLong, headersTooLarge } from '../http/request-limits';
import { sendDocsPage } from './docs-page';
import { renderMarkdown } from './markdown';
import { whatToDo } from './what-to-do';

type Example = { value: Problem };
type Answer = {
  description: string;
  content: Record<string, { examples?: Record<string, { $ref?: string }> }>;
};

const examples = openapi.components.examples as unknown as Record<string, Example>;
const answers = openapi.components.responses as unknown as Record<string, Answer>;

type Entry = { problem: Problem; description: string };

const examplesOf = ({ content }: Answer) =>
  Object.values(content['application/problem+json']?.examples ?? {});

/** Every kind of problem: those that the contract gives examples of, and those that any path can answer. */
function entries(): Entry[] {
  const found = Object.values(answers)
    // If an answer gives several kinds of problem, another answer gives one.
    .sort((a, b) => examplesOf(b).length - examplesOf(a).length)
    .flatMap((answer) =>
      examplesOf(answer).flatMap(({ $ref }): [string, Entry][] => {
        const problem = examples[$ref?.split('/').at(-1) ?? '']?.value;
        return problem ? [[problem.type, { problem, description: answer.description }]] : [];
      }),
    );
  const declared = new Map(found).values();
  const general = [
    {
      problem: confirmPasswordFirst(),
      description: 'The request is sensitive, and the password was entered more than ten minutes ago.',
    },
    {
      problem: methodNotAllowed(['GET', 'POST']),
      description: 'The path exists, but does not accept this method.',
    },
    {
      problem: notImplementedYet(),
      description: 'The contract has this operation, but this server does not offer it yet.',
    },
    { problem: addressTooLong(), description: 'The address is longer than any address in the contract.' },
    {
      problem: headersTooLarge(),
      description: 'There are more headers, or longer ones, than any client of the contract needs.',
    },
    {
      problem: tooSlow(),
      description:
        'The headers took longer than ten seconds, or the body arrived at less than 10 kB in ten seconds.',
    },
  ].map(({ problem, description }) => ({
    problem: problem.toBody('/api/v1/vital-signs', '0198f000-0000-7000-8000-00000000beef'),
    description,
  }));
  return [...declared, ...general].sort((a, b) => a.problem.status - b.problem.status);
}

const introduction = `
Every problem is \`application/problem+json\` ([RFC 9457](https://www.rfc-editor.org/rfc/rfc9457)). Let your code decide by \`type\`, whose last part links to a section of this page. Show
\`detail\` to people. \`requestId\` is also in the \`X-Request-Id\` header: include it when you report a problem.
`;

export function sendErrorCatalogue(response: Response): void {
  const found = entries().map((entry) => ({ ...entry, slug: entry.problem.type.split('#').at(-1) ?? '' }));
  const sections = found.map(
    ({ problem, description, slug }) => `<section id="${escapeHtml(slug)}">
<h2>${problem.status} ${escapeHtml(problem.title)}</h2>
${renderMarkdown(description)}
<h3>What to do</h3>
${renderMarkdown(whatToDo[slug] ?? '')}
<details><summary>Example answer</summary><pre tabindex="0">${escapeHtml(JSON.stringify(problem, null, 2))}</pre></details>
</section>`,
  );
  const links = found.map(
    ({ problem, slug }) =>
      `<li><a href="#${escapeHtml(slug)}">${problem.status} ${escapeHtml(problem.title)}</a></li>`,
  );
  sendDocsPage(
    response,
    '/docs/errors',
    `<h1>Errors</h1>${renderMarkdown(introduction)}<ul class="columns">${links.join('')}</ul>${sections.join('\n')}`,
  );
}
