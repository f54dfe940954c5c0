-- Tells guardians of children with an account of their own too: of health (`ofHealth` of the domain, and visits), of who asks to see the record and of trials, and of nothing else that the account is told. Tells guardians of an adult nothing.
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
          AND (p_category IN ('readings', 'goals', 'medicines') OR p_consultation IS NOT NULL OR p_type LIKE 'consent-%' OR p_type LIKE 'trial-%')) AS child
      JOIN family_ties t ON t.patient_id = p_user AND t.level = 'guardian' AND NOT is_adult_patient(p_user, p_at)
  LOOP
    INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at, consultation_id, member_id)
      VALUES (told.id, told.person, p_type, p_category, told.title, p_body, told.label, told.href, p_urgent, p_about, p_device, p_at, told.consultation, told.member)
      ON CONFLICT (user_id, type, about, (coalesce(member_id, user_id))) DO NOTHING;
    IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', told.id), p_at); END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- Returns the guardians of the caller with the addresses that they have confirmed, so that they can be told; none of an adult.
CREATE FUNCTION own_guardians() RETURNS TABLE (user_id uuid, email text) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, CASE WHEN u.email_verified_at IS NOT NULL THEN u.email END FROM family_ties t JOIN users u ON u.id = t.user_id
    WHERE t.patient_id = nadi_user() AND nadi_role() = 'PATIENT' AND t.level = 'guardian' AND NOT is_adult_patient(t.patient_id, nadi_now()) $$;
--> statement-breakpoint
-- Tells a guardian of a child with an account when the child asked to delete it.
CREATE FUNCTION deletion_asked_by(p_patient uuid) RETURNS TABLE (asked_at timestamptz) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.deletion_requested_at FROM users u WHERE u.id = p_patient AND acting_for(p_patient, false) IS NOT NULL
    AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian') $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['own_guardians', 'deletion_asked_by'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
  EXECUTE 'GRANT EXECUTE ON FUNCTION own_guardians, deletion_asked_by TO nadi_reader, nadi_app';
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
