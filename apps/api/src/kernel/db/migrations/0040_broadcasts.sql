CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"segment" text NOT NULL,
	"quiet_days" integer,
	"status" text NOT NULL,
	"scheduled_for" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"told_up_to" uuid,
	"told" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"decided_by" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE INDEX "broadcasts_started" ON "broadcasts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING brin ("at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "consultations_created" ON "consultations" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "consultations_at" ON "consultations" USING btree ("scheduled_at","status");--> statement-breakpoint
CREATE INDEX "medicine_doses_created" ON "medicine_doses" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notification_deliveries_created" ON "notification_deliveries" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_of_broadcast" ON "notifications" USING btree ("about") WHERE type = 'broadcast';--> statement-breakpoint
CREATE INDEX "medical_records_created" ON "medical_records" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "vital_signs_created" ON "vital_signs" USING brin ("created_at");--> statement-breakpoint
-- Counts are written by the keeper; administrators read them, and there is none below ten in them.
GRANT SELECT, INSERT, UPDATE, DELETE ON daily_figures, broadcasts TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON daily_figures, broadcasts TO nadi_reader;
--> statement-breakpoint
GRANT SELECT, INSERT ON broadcasts TO nadi_app;
--> statement-breakpoint
-- None is left of an administrator who was erased.
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- The text of a broadcast is the one that was previewed.
GRANT UPDATE (status, scheduled_for, started_at, ended_at, decided_by, version, updated_at) ON broadcasts TO nadi_app;
--> statement-breakpoint
ALTER TABLE daily_figures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE daily_figures FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE broadcasts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE broadcasts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE daily_figures ADD CONSTRAINT daily_figures_rounded CHECK (count >= 0 AND count % 10 = 0);
--> statement-breakpoint
CREATE POLICY keeper ON daily_figures TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON daily_figures FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY keeper ON broadcasts TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON broadcasts FOR SELECT TO nadi_reader, nadi_app USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY administrators_write ON broadcasts FOR INSERT TO nadi_app
  WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND created_by = (SELECT nadi_user()) AND status = 'DRAFT' AND told = 0);
--> statement-breakpoint
CREATE POLICY administrators_decide ON broadcasts FOR UPDATE TO nadi_app
  USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND decided_by = (SELECT nadi_user()));
--> statement-breakpoint
SELECT pgboss.create_queue('daily-figures', '{"policy": "standard", "retryLimit": 3, "retryDelay": 300, "retryBackoff": true, "expireInSeconds": 3600}');
--> statement-breakpoint
SELECT pgboss.create_queue('broadcasts', '{"policy": "standard", "retryLimit": 8, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 3600}');
--> statement-breakpoint
-- Administrators learn how much work is due, and since when; not what of, and not whose.
CREATE FUNCTION count_due_jobs(p_now timestamptz, p_most integer) RETURNS TABLE (many integer, oldest timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN QUERY SELECT count(*)::integer, min(start_after) FROM (
    SELECT j.start_after FROM pgboss.job j WHERE j.state < 'active' AND j.start_after <= p_now LIMIT least(p_most, 10000)
  ) AS due;
END $$;
--> statement-breakpoint
-- How many people a broadcast would reach. The operation rounds what is not a whole role.
CREATE FUNCTION count_broadcast_segment(p_segment text, p_days integer, p_now timestamptz) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN (SELECT count(*)::integer FROM users u
    WHERE u.role = CASE p_segment WHEN 'DOCTORS' THEN 'DOCTOR' ELSE 'PATIENT' END AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND (p_segment <> 'QUIET_PATIENTS' OR (u.created_at <= p_now - p_days * interval '1 day'
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.last_used_at >= p_now - p_days * interval '1 day'))));
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['count_due_jobs(timestamptz, integer)', 'count_broadcast_segment(text, integer, timestamptz)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_reader', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
