import { randomUUID } from 'node:crypto';
import type { Problem } from '@nadi/api-server/problem';
import type { Request, Response } from 'express';

/** Answers with a problem where no operation is asked for. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  const requestId = randomUUID();
  const [instance = ''] = request.originalUrl.split('?');
  response
    .status(problem.status)
    .set({ ...problem.headers, 'Cache-Control': 'no-store', 'X-Request-Id': requestId })
    .type('application/problem+json')
    .send(JSON.stringify(problem.toBody(instance, requestId)));
}
