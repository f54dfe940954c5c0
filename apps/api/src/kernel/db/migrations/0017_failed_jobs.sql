CREATE TABLE "failed_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queue" text NOT NULL,
	"ids" jsonb NOT NULL,
	"problem" text NOT NULL,
	"attempts" integer NOT NULL,
	"enqueued_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'FAILED' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "failed_jobs_failed" ON "failed_jobs" USING btree ("failed_at","id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON failed_jobs TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON failed_jobs TO nadi_reader;
--> statement-breakpoint
GRANT UPDATE (status, decided_at, decided_by, version) ON failed_jobs TO nadi_app;
--> statement-breakpoint
ALTER TABLE failed_jobs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE failed_jobs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON failed_jobs TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON failed_jobs FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY administrators_decide ON failed_jobs FOR UPDATE TO nadi_app
  USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND decided_by = (SELECT nadi_user()));
--> statement-breakpoint
-- pg-boss writes a job anew when it fails, whoever noticed: the server that ran it, or the one that found it abandoned.
CREATE FUNCTION note_failed_job() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO failed_jobs (id, queue, ids, problem, attempts, enqueued_at, failed_at)
    VALUES (NEW.id, NEW.name, coalesce(NEW.data, '{}'),
      left(coalesce(nullif(concat_ws(' ', NEW.output->>'name', NEW.output->>'code', NEW.output->>'message', NEW.output->'value'->>'message'), ''), 'unknown'), 300),
      NEW.retry_count + 1, NEW.created_on, coalesce(NEW.completed_on, now()))
    ON CONFLICT (id) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER failed AFTER INSERT ON pgboss.job FOR EACH ROW WHEN (NEW.state = 'failed') EXECUTE FUNCTION note_failed_job();
--> statement-breakpoint
INSERT INTO failed_jobs (id, queue, ids, problem, attempts, enqueued_at, failed_at)
  SELECT id, name, coalesce(data, '{}'), left(coalesce(output->>'message', output->>'name', 'unknown'), 300), retry_count + 1, created_on, coalesce(completed_on, created_on)
  FROM pgboss.job WHERE state = 'failed' AND dead_letter IS NOT NULL;
--> statement-breakpoint
-- The table takes the place of the queue that nobody worked on.
UPDATE pgboss.job SET dead_letter = NULL WHERE dead_letter IS NOT NULL;
--> statement-breakpoint
UPDATE pgboss.queue SET dead_letter = NULL WHERE dead_letter IS NOT NULL;
--> statement-breakpoint
SELECT pgboss.delete_queue('dead-letters');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION enqueue_job(p_queue text, p_ids jsonb, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_each_text(p_ids) WHERE value !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') THEN
    RAISE EXCEPTION 'A job carries ids only.';
  END IF;
  -- pg-boss fetches what begins before now, not at it.
  INSERT INTO pgboss.job (name, data, start_after, created_on, keep_until, retry_limit, retry_delay, retry_backoff, expire_in, policy)
    SELECT name, p_ids, p_at - interval '1 millisecond', p_at, p_at + interval '14 days', retry_limit, retry_delay, retry_backoff,
      expire_seconds * interval '1 second', policy
    FROM pgboss.queue WHERE name = p_queue;
  IF NOT FOUND THEN RAISE EXCEPTION 'There is no queue % to enqueue to.', p_queue; END IF;
END $$;
