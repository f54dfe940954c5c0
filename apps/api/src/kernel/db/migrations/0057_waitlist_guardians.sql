-- As before; and tells guardians of a child with an account of its waitlists too: an offer that no one reads is lost within the hour.
CREATE OR REPLACE FUNCTION add_notification(p_id uuid, p_user uuid, p_type text, p_category text, p_title text, p_body text, p_label text, p_href text,
  p_urgent boolean, p_about text, p_device uuid, p_at timestamptz, p_consultation uuid DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT p_id AS id, p_user AS person, NULL::uuid AS member, p_title AS title, p_label AS label, p_href AS href, p_consultation AS consultation WHERE NOT EXISTS (SELECT FROM dependants WHERE patient_id = p_user)
    UNION ALL
    -- The time of the id stays, so that entries lie in the order in which they came.
    SELECT (left(p_id::text, 18) || right(gen_random_uuid()::text, 18))::uuid, t.user_id, t.patient_id, left(left(child.name, 40) || ': ' || p_title, 120),
      'See ' || left(child.name, 40), '/dashboard/family/' || t.patient_id, NULL
      FROM (SELECT d.first_name AS name FROM dependants d WHERE d.patient_id = p_user
        UNION ALL SELECT u.first_name FROM users u WHERE u.id = p_user AND u.role = 'PATIENT'
          AND (p_category IN ('readings', 'goals', 'medicines') OR p_consultation IS NOT NULL OR p_type LIKE 'consent-%' OR p_type LIKE 'trial-%' OR p_type LIKE 'waitlist-%')) AS child
      JOIN family_ties t ON t.patient_id = p_user AND t.level = 'guardian' AND NOT is_adult_patient(p_user, p_at)
  LOOP
    INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at, consultation_id, member_id)
      VALUES (told.id, told.person, p_type, p_category, told.title, p_body, told.label, told.href, p_urgent, p_about, p_device, p_at, told.consultation, told.member)
      ON CONFLICT (user_id, type, about, (coalesce(member_id, user_id))) DO NOTHING;
    IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', told.id), p_at); END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- As before; and takes along what guardians were told of a child's entry.
CREATE OR REPLACE FUNCTION forget_waitlist_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM notifications WHERE (user_id = OLD.patient_id OR member_id = OLD.patient_id) AND type LIKE 'waitlist-%' AND about LIKE OLD.id::text || '%';
  DELETE FROM idempotency_keys WHERE user_id IN (SELECT OLD.patient_id UNION SELECT t.user_id FROM family_ties t WHERE t.patient_id = OLD.patient_id)
    AND answer -> 'data' ->> 'id' = OLD.id::text;
  RETURN OLD;
END $$;
