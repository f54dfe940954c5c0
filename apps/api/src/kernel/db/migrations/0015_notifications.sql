CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"notification_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"device_id" uuid,
	"state" text NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "notification_deliveries_once" UNIQUE NULLS NOT DISTINCT("notification_id","channel","device_id")
);
--> statement-breakpoint
CREATE TABLE "notification_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"device_type" text NOT NULL,
	"fcm_token" text NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"is_quiet" boolean NOT NULL,
	"quiet_from" text NOT NULL,
	"quiet_to" text NOT NULL,
	"time_zone" text NOT NULL,
	"shows_details" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"unread" integer NOT NULL,
	"unarchived" integer NOT NULL,
	"archived" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"action_label" text,
	"action_href" text,
	"is_urgent" boolean NOT NULL,
	"about" text,
	"only_device" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_device_id_notification_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."notification_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_devices" ADD CONSTRAINT "notification_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_devices" ADD CONSTRAINT "notification_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_counts" ADD CONSTRAINT "notification_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_device" ON "notification_deliveries" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_devices_token" ON "notification_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "notification_devices_user" ON "notification_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_devices_session" ON "notification_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "notifications_of" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","created_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_unarchived" ON "notifications" USING btree ("user_id","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "notifications_archived" ON "notifications" USING btree ("user_id","created_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_about" ON "notifications" USING btree ("user_id","type","about");--> statement-breakpoint
CREATE INDEX "vital_signs_critical" ON "vital_signs" USING btree ("measured_at") WHERE worst = 'critical' and deleted_at is null;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON notifications, notification_counts, notification_preferences, notification_devices, notification_deliveries TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON notifications, notification_counts, notification_preferences, notification_devices TO nadi_reader;
--> statement-breakpoint
-- Their words are added by `add_notification` alone; a person marks and archives them.
GRANT UPDATE (read_at, archived_at) ON notifications TO nadi_app;
--> statement-breakpoint
GRANT INSERT ON notification_preferences TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (channels, is_quiet, quiet_from, quiet_to, time_zone, shows_details, version, updated_at) ON notification_preferences TO nadi_app;
--> statement-breakpoint
GRANT DELETE ON notification_devices TO nadi_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['notifications', 'notification_counts', 'notification_preferences', 'notification_devices', 'notification_deliveries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    IF name <> 'notification_deliveries' THEN
      EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()))', name);
      EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (user_id = (SELECT nadi_user())) WITH CHECK (user_id = (SELECT nadi_user()))', name);
      EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ANY (''{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}''::text[]))', name);
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- A notification is planned at once: whom to wake, and what to send where. Each delivery is a job, tried again after 10 s, 20 s, 40 s and so on.
SELECT pgboss.create_queue('notifications', '{"policy": "standard", "retryLimit": 10, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 60, "deadLetter": "dead-letters"}');
--> statement-breakpoint
SELECT pgboss.create_queue('deliveries', '{"policy": "standard", "retryLimit": 8, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 60, "deadLetter": "dead-letters"}');
--> statement-breakpoint
SELECT pgboss.create_queue('triggers', '{"policy": "standard", "retryLimit": 2, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 540, "deadLetter": "dead-letters"}');
--> statement-breakpoint
-- Adds a notification and its job in the transaction of whoever calls it, who need not be the person that it is for. Nothing happens where the person was
-- told of the same before.
CREATE FUNCTION add_notification(p_id uuid, p_user uuid, p_type text, p_category text, p_title text, p_body text, p_label text, p_href text,
  p_urgent boolean, p_about text, p_device uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at)
    VALUES (p_id, p_user, p_type, p_category, p_title, p_body, p_label, p_href, p_urgent, p_about, p_device, p_at)
    ON CONFLICT (user_id, type, about) DO NOTHING;
  IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', p_id), p_at); END IF;
END $$;
--> statement-breakpoint
-- A browser that another person used before is theirs no more: their row is not visible to who registers it now.
CREATE FUNCTION register_notification_device(p_id uuid, p_session uuid, p_type text, p_token text, p_hash text, p_name text, p_at timestamptz)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM sessions WHERE id = p_session AND user_id = nadi_user()) THEN
    RAISE EXCEPTION 'This session is not the caller''s.';
  END IF;
  -- With what still waits to be sent to them there.
  DELETE FROM notification_devices WHERE token_hash = p_hash AND user_id <> nadi_user();
  INSERT INTO notification_devices (id, user_id, session_id, device_type, fcm_token, token_hash, name, created_at)
    VALUES (p_id, nadi_user(), p_session, p_type, p_token, p_hash, p_name, p_at)
    ON CONFLICT (token_hash) DO UPDATE SET session_id = excluded.session_id, device_type = excluded.device_type, name = excluded.name;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_notifications(p_user uuid, p_unread bigint, p_all bigint, p_archived bigint) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  -- An account that is being erased takes its counts along.
  INSERT INTO notification_counts AS kept (user_id, unread, unarchived, archived)
    SELECT p_user, p_unread, p_all, p_archived WHERE EXISTS (SELECT FROM users WHERE id = p_user)
  ON CONFLICT (user_id) DO UPDATE SET
    unread = kept.unread + excluded.unread, unarchived = kept.unarchived + excluded.unarchived, archived = kept.archived + excluded.archived;
$$;
--> statement-breakpoint
CREATE FUNCTION count_added_notifications() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM count_notifications(user_id, count(*) FILTER (WHERE read_at IS NULL), count(*) FILTER (WHERE archived_at IS NULL),
    count(*) FILTER (WHERE archived_at IS NOT NULL)) FROM added GROUP BY user_id ORDER BY user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_notifications() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM count_notifications(user_id, sum(unread), sum(unarchived), sum(archived)) FROM (
    SELECT user_id, (read_at IS NULL)::int AS unread, (archived_at IS NULL)::int AS unarchived, (archived_at IS NOT NULL)::int AS archived FROM added
    UNION ALL
    SELECT user_id, -(read_at IS NULL)::int, -(archived_at IS NULL)::int, -(archived_at IS NOT NULL)::int FROM removed
  ) AS both_sides GROUP BY user_id ORDER BY user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_notifications() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM count_notifications(user_id, -count(*) FILTER (WHERE read_at IS NULL), -count(*) FILTER (WHERE archived_at IS NULL),
    -count(*) FILTER (WHERE archived_at IS NOT NULL)) FROM removed GROUP BY user_id ORDER BY user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['add_notification(uuid, uuid, text, text, text, text, text, text, boolean, text, uuid, timestamptz)',
    'register_notification_device(uuid, uuid, text, text, text, text, timestamptz)', 'count_notifications(uuid, bigint, bigint, bigint)',
    'count_added_notifications()', 'count_changed_notifications()', 'count_removed_notifications()'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_keeper', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_notification TO nadi_app, nadi_gate;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION register_notification_device TO nadi_app;
--> statement-breakpoint
CREATE TRIGGER counted_insert AFTER INSERT ON notifications REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_notifications();
--> statement-breakpoint
CREATE TRIGGER counted_update AFTER UPDATE ON notifications REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_notifications();
--> statement-breakpoint
CREATE TRIGGER counted_delete AFTER DELETE ON notifications REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_removed_notifications();
