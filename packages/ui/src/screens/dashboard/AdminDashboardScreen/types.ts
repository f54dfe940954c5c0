export type Waiting = { waiting: number; oldestAt: string | null };

/** Counts what waits up to the contract's end; then there are as many or more. Moments are RFC 3339. */
export type Overview = {
  registrations: Waiting;
  /** `dueOn` is the earliest last day, `YYYY-MM-DD`. */
  dataRequests: { waiting: number; dueOn: string | null };
  emergencyAccesses: Waiting;
  /** Those of orders. */
  prescriptions: Waiting;
  /** Those that can be packed. */
  orders: Waiting;
  failedJobs: { waiting: number; newestAt: string | null };
  jobs: { due: number; oldestDueAt: string | null };
  frontendErrors: { count: number; newestAt: string | null };
  today: {
    timeZone: string;
    visits: { planned: number; held: number; cancelled: number; missed: number };
    ordersPlaced: number;
  };
  people: { patients: number; doctors: number; administrators: number };
};
