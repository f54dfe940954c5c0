import type { Fetch } from '@nadi/api-client/timed-fetch';
import type { BatchedRequest, BatchedResponse } from '@nadi/contract/schema';
import type { WatchedServer } from './server';
import type { Actor, Chance, Simulation } from './simulation';

type Options = { simulation: Simulation; chance: Chance; server: WatchedServer };

/** How often what happens to a request, while the network is bad. */
const fates = {
  arrives: 62,
  'is lost': 8,
  /** It arrives after its sender has given it up. */
  'is late': 7,
  /** Something between repeats it, and both are under way at once. */
  'comes twice': 6,
  'finds a restart': 6,
  'is too much': 5,
  'finds the session expired': 6,
};

/** A network that loses, delays, repeats and refuses. */
export function createNetwork({ simulation, chance, server }: Options) {
  const strays: Request[] = [];
  const pending = new Set<{ actor: Actor; request: Request }>();
  const network = { isCalm: false };

  const lost = () => new TypeError('The network is away.');
  const refused = (status: number, seconds: string) =>
    Response.json(
      { success: false, status, detail: 'Later.', message: 'Later.' },
      { status, headers: { 'Retry-After': seconds } },
    );

  async function arrive(request: Request): Promise<Response> {
    const fate = network.isCalm ? 'arrives' : chance.weighted(fates);
    switch (fate) {
      case 'is lost':
        throw lost();
      case 'is late':
        if (!isRefresh(request)) strays.push(request);
        throw lost();
      case 'finds a restart':
        return refused(503, '1');
      case 'is too much':
        return refused(429, '2');
      case 'comes twice':
        return chance.pick(await server.answer(request, 2));
      case 'finds the session expired':
        server.expireTokens();
    }
    return chance.pick(await server.answer(request));
  }

  return {
    network,
    /** Requests that no one waits for any more and that may still arrive. */
    strays: () => strays.length,
    async letStrayArrive(): Promise<void> {
      const [stray] = strays.splice(chance.below(strays.length), 1);
      if (stray) await server.answer(stray);
    },
    /** Drops the requests of a tab that is gone: what it had sent may arrive all the same. */
    leave(actor: Actor): void {
      for (const one of pending) {
        if (one.actor !== actor) continue;
        pending.delete(one);
        if (chance.percent(50)) strays.push(one.request);
      }
    },
    fetchOf:
      (actor: Actor, isOnline: () => boolean): Fetch =>
      async (request) => {
        if (!isOnline()) throw lost();
        // The copy that is kept does not end with the tab's own time-out.
        const { method, url, headers } = request;
        const body = method === 'GET' ? null : await request.text();
        const sent = new Request(url, { method, headers, body });
        const one = { actor, request: sent };
        pending.add(one);
        if (!isRefresh(sent))
          await simulation.gate(
            actor,
            `asks ${method} ${new URL(url).pathname.replace('/api/v1', '')} ${inWords(body)}`,
          );
        pending.delete(one);
        if (!isOnline()) throw lost();
        const answer = await arrive(sent);
        const said = inWords(await answer.clone().text());
        await simulation.gate(actor, `is answered ${answer.status} ${said}`);
        if (!isOnline() || (!network.isCalm && chance.percent(12))) throw lost();
        return answer;
      },
  };
}

/** A refresh arrives at once or never: one that comes after its successor was used ends the session, as S2 asks. */
function isRefresh({ url }: Request): boolean {
  return url.endsWith('/auth/refresh');
}

/** A batch or its answer, in one line. */
function inWords(body: string | null): string {
  const { requests = [], data } = (body ? JSON.parse(body) : {}) as {
    requests?: readonly BatchedRequest[];
    data?: { responses?: readonly BatchedResponse[] };
  };
  const asked = requests.map(
    ({ id, method, url, headers }) =>
      `#${id} ${method} ${url} ${headers['If-Match'] ?? ''} by ${headers['Idempotency-Key']}`,
  );
  return [...asked, ...(data?.responses ?? []).map(({ id, status }) => `#${id} ${status}`)].join(', ');
}

export type Network = ReturnType<typeof createNetwork>;
