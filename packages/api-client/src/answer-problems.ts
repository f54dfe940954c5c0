import type { Middleware } from 'openapi-fetch';

/**
 * Gives every refused answer a problem with its status for body. A proxy answers with HTML or with nothing, and an empty body would
 * pass for success further on.
 */
export const answerProblems: Middleware = {
  onResponse({ response }) {
    const isJson = /\bjson\b/.test(response.headers.get('Content-Type') ?? '');
    if (response.ok || (isJson && response.headers.get('Content-Length') !== '0')) return undefined;
    return Response.json({ success: false, status: response.status }, { status: response.status });
  },
};
