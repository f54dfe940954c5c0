CREATE TABLE "job_schedules" (
	"queue" text PRIMARY KEY NOT NULL,
	"fired_for" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"sealed" text NOT NULL,
	"limit_key" text,
	"limit_most" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");
--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");
--> statement-breakpoint
-- Mails and schedules: the platform's. Whoever acts may leave a mail to be sent, and reads none.
GRANT SELECT, INSERT, UPDATE, DELETE ON mails, job_schedules TO nadi_keeper;
--> statement-breakpoint
GRANT INSERT ON mails TO nadi_app, nadi_gate;
--> statement-breakpoint
ALTER TABLE mails ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mails FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job_schedules ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job_schedules FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON mails TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY left_to_be_sent ON mails FOR INSERT TO nadi_app, nadi_gate WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY keeper ON job_schedules TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- What pg-boss 10.4.2 makes (`getConstructionPlans`), a statement at a time. A test compares its version with that of the package.
CREATE SCHEMA IF NOT EXISTS pgboss;
--> statement-breakpoint
CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);
--> statement-breakpoint
CREATE TABLE pgboss.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE pgboss.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES pgboss.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);
--> statement-breakpoint
CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);
--> statement-breakpoint
CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
--> statement-breakpoint
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
--> statement-breakpoint
CREATE TABLE pgboss.archive (LIKE pgboss.job);
--> statement-breakpoint
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
--> statement-breakpoint
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
--> statement-breakpoint
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);
--> statement-breakpoint
CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN
  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;
  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);
  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;
  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;
--> statement-breakpoint
INSERT INTO pgboss.version(version) VALUES ('24');
--> statement-breakpoint
REVOKE ALL ON SCHEMA pgboss FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss FROM PUBLIC;
--> statement-breakpoint
-- A server works as nadi_keeper; no role of a request has any right in there.
GRANT USAGE ON SCHEMA pgboss TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pgboss.job, pgboss.archive TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON pgboss.queue, pgboss.version TO nadi_keeper;
--> statement-breakpoint
-- What was given up, for a person to look at. Nothing works on it.
SELECT pgboss.create_queue('dead-letters', '{ "policy": "standard" }');
--> statement-breakpoint
-- Tried again after 10 s, 20 s, 40 s and so on, and up to twice that: three to six hours in all. A server that is gone is noticed after a minute.
SELECT pgboss.create_queue('mail', '{"policy": "standard", "retryLimit": 10, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 60, "deadLetter": "dead-letters"}');
--> statement-breakpoint
SELECT pgboss.create_queue('deletions', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 3600, "deadLetter": "dead-letters"}');
--> statement-breakpoint
SELECT pgboss.create_queue('housekeeping', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 3600, "deadLetter": "dead-letters"}');
--> statement-breakpoint
-- Enqueues a job in the transaction of whoever calls it: it is there if, and only if, that commits. The moment is the server's clock, which is the one that
-- jobs are fetched by.
CREATE FUNCTION enqueue_job(p_queue text, p_ids jsonb, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM jsonb_each_text(p_ids) WHERE value !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') THEN
    RAISE EXCEPTION 'A job carries ids only.';
  END IF;
  -- pg-boss fetches what begins before now, not at it.
  INSERT INTO pgboss.job (name, data, start_after, created_on, keep_until, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter, policy)
    SELECT name, p_ids, p_at - interval '1 millisecond', p_at, p_at + interval '14 days', retry_limit, retry_delay, retry_backoff,
      expire_seconds * interval '1 second', dead_letter, policy
    FROM pgboss.queue WHERE name = p_queue AND dead_letter IS NOT NULL;
  IF NOT FOUND THEN RAISE EXCEPTION 'There is no queue % to enqueue to.', p_queue; END IF;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION enqueue_job OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION enqueue_job FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION enqueue_job TO nadi_app, nadi_gate, nadi_keeper;
