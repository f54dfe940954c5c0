import * as m from '../../../../generated/messages/messages';
import type { FailedJobStatus } from './types';

export const statusWords: Record<FailedJobStatus, () => string> = {
  FAILED: m.failed_jobs_failed,
  RETRIED: m.failed_jobs_retried,
  DISMISSED: m.failed_jobs_dismissed,
};

const names: Readonly<Record<string, () => string>> = {
  mail: m.failed_job_mail,
  notifications: m.failed_job_notifications,
  deliveries: m.failed_job_deliveries,
  deletions: m.failed_job_deletions,
  housekeeping: m.failed_job_housekeeping,
  triggers: m.failed_job_triggers,
  'record-checks': m.failed_job_record_checks,
  'lab-readings': m.failed_job_lab_readings,
  consents: m.failed_job_consents,
  insights: m.failed_job_insights,
  'daily-insights': m.failed_job_daily_insights,
  'daily-figures': m.failed_job_daily_figures,
  'hand-overs': m.failed_job_hand_overs,
  broadcasts: m.failed_job_broadcasts,
  waitlist: m.failed_job_waitlist,
  'shop-orders': m.failed_job_shop_orders,
  'health-syncs': m.failed_job_health_syncs,
  'health-syncs-due': m.failed_job_health_syncs_due,
  'token-revocations': m.failed_job_token_revocations,
};

/** The name of a job in words; its queue's, where that is newer than this screen. */
export const jobName = (queue: string): string => names[queue]?.() ?? queue;
