import type { Answered } from '@nadi/api-server/call';
import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The use of the database's connections. */
export type PoolUse = { used: number; waiting: number };

/**
 * The operators' view of the server. Labels are operations of the contract and classes of statuses: never a path with ids in it, and
 * nothing about a person.
 */
export type Metrics = {
  /** Counts a request as soon as it arrives. */
  watch: RequestHandler;
  answered(answered: Answered): void;
  /** A request was refused because there were too many. @param limit the operation whose limit it was, or another name */
  refused(limit: string): void;
  /** Called at each scrape. */
  watchPool(read: () => PoolUse): void;
  /** Called at each scrape: live connections that are open. */
  watchLive(count: () => number): void;
  /** Adds the metrics of the process: memory, processor, delay of the event loop. Once in a process. */
  watchProcess(): void;
  contentType: string;
  toText(): Promise<string>;
};

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const duration = new Histogram({
    name: 'nadi_http_request_duration_seconds',
    help: 'Time from the request to its answer, by operation of the contract and class of status.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const inFlight = new Gauge({
    name: 'nadi_http_requests_in_flight',
    help: 'Requests that wait for their answer, those for pages and files included.',
    registers,
  });
  const refusals = new Counter({
    name: 'nadi_rate_limit_refusals_total',
    help: 'Requests refused because there were too many, by limit.',
    labelNames: ['limit'],
    registers,
  });

  return {
    watch(_, response, next) {
      inFlight.inc();
      response.once('close', () => inFlight.dec());
      next();
    },
    answered({ operation, status, milliseconds }) {
      const labels = { operation: operation ?? 'none', status: `${Math.floor(status / 100)}xx` };
      duration.observe(labels, milliseconds / 1000);
    },
    refused: (limit) => refusals.inc({ limit }),
    watchPool(read) {
      new Gauge({
        name: 'nadi_database_connections',
        help: 'Connections to the database in use, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          const { used, waiting } = read();
          this.set({ state: 'used' }, used);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    watchLive(count) {
      new Gauge({
        name: 'nadi_live_connections',
        help: 'Live connections of this server that are signed in.',
        registers,
        collect() {
          this.set(count());
        },
      });
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    toText: () => registry.metrics(),
  };
}
