ALTER TABLE "notifications" ADD COLUMN "consultation_id" uuid;--> statement-breakpoint
CREATE INDEX "vital_sign_days_window" ON "vital_sign_days" USING brin ("utc_day");--> statement-breakpoint
DROP FUNCTION add_notification(uuid, uuid, text, text, text, text, text, text, boolean, text, uuid, timestamptz);
--> statement-breakpoint
-- As before, with the consultation that it tells of. A server of the version before leaves it out.
CREATE FUNCTION add_notification(p_id uuid, p_user uuid, p_type text, p_category text, p_title text, p_body text, p_label text, p_href text,
  p_urgent boolean, p_about text, p_device uuid, p_at timestamptz, p_consultation uuid DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at, consultation_id)
    VALUES (p_id, p_user, p_type, p_category, p_title, p_body, p_label, p_href, p_urgent, p_about, p_device, p_at, p_consultation)
    ON CONFLICT (user_id, type, about) DO NOTHING;
  IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', p_id), p_at); END IF;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION add_notification OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_notification FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION add_notification TO nadi_keeper, nadi_app, nadi_gate;
