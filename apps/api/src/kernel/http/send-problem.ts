import { randomUUID } from 'node:crypto';
import type { Problem } from '@nadi/api-server/problem';
import type { Request, Response } from 'express';

/** Answers with a problem for requests outside of any operation. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  const requestId = randomUUID();
  const [instance = ''] = request.originalUrl.split('?');
  response
    .status(problem.status)
    .set({ ...problem.headers, 'Cache-Control': 'no-store', 'X-Request-Id': requestId })
    .type('application/problem+json')
    .send(JSON.stringify(problem.toBody(instance, requestId)));
}
