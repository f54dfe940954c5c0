import { methodNotAllowed, notImplementedYet } from '@nadi/api-server/problem';
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import type { Problem } from '@nadi/contract/schema';
import type { Response } from 'express';
import { escapeHtml } from './escape-html';
import { tooSlow } from './listener';
import { sendPage } from './page';
import { addressTooLong, headersTooLarge } from './request-limits';

type Example = { value: Problem };
type Answer = {
  description: string;
  content: Record<string, { examples?: Record<string, { $ref?: string }> }>;
};

const examples = openapi.components.examples as unknown as Record<string, Example>;
const answers = openapi.components.responses as unknown as Record<string, Answer>;

type Entry = { problem: Problem; description: string };

/** Every kind of problem: those that the contract gives examples of, and those that any path can answer. */
function entries(): Entry[] {
  const declared = Object.values(answers).flatMap(({ description, content }) =>
    Object.values(content['application/problem+json']?.examples ?? {}).flatMap(({ $ref }) => {
      const problem = examples[$ref?.split('/').at(-1) ?? '']?.value;
      return problem ? [{ problem, description }] : [];
    }),
  );
  const general = [
    {
      problem: methodNotAllowed(['GET', 'POST']),
      description: 'The path exists, but does not take this method.',
    },
    {
      problem: notImplementedYet(),
      description: 'The contract has this operation; this server does not yet.',
    },
    { problem: addressTooLong(), description: 'The address is longer than any of the contract can be.' },
    {
      problem: headersTooLarge(),
      description: 'The headers are more, or longer, than any client of the contract has need of.',
    },
    {
      problem: tooSlow(),
      description: 'Headers took longer than ten seconds, or a body came slower than 10 kB in ten seconds.',
    },
  ].map(({ problem, description }) => ({
    problem: problem.toBody('/api/v1/vital-signs', '0198f000-0000-7000-8000-00000000beef'),
    description,
  }));
  return [...declared, ...general].sort((a, b) => a.problem.status - b.problem.status);
}

export function sendErrorCatalogue(response: Response): void {
  const sections = entries().map(({ problem, description }) => {
    const id = problem.type.split('#').at(-1) ?? '';
    return `<section id="${escapeHtml(id)}">
<h2>${problem.status} ${escapeHtml(problem.title)}</h2>
<p>${escapeHtml(description)}</p>
<pre>${escapeHtml(JSON.stringify(problem, null, 2))}</pre>
</section>`;
  });
  sendPage(
    response,
    'Errors',
    `<h1>Errors</h1><p><a href="/docs">API reference</a></p>${sections.join('\n')}`,
  );
}
