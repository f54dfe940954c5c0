ALTER TABLE "patient_profiles" ADD COLUMN "abha_number" text;--> statement-breakpoint
CREATE INDEX "patient_profiles_abha_number" ON "patient_profiles" USING btree ("abha_number") WHERE "patient_profiles"."abha_number" is not null;--> statement-breakpoint
ALTER TABLE "patient_profiles" ADD CONSTRAINT "abha_number_form" CHECK ("patient_profiles"."abha_number" ~ '^[0-9]{14}$');
--> statement-breakpoint
-- As before; and finds patients by the ABHA number that they keep.
CREATE OR REPLACE FUNCTION search_patients(p_type text, p_wanted text)
  RETURNS TABLE (id uuid, first_name text, last_name text, year_of_birth integer, gender text, phone_ending text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Greater than every text that begins so.
  last_wanted text := p_wanted || chr(1114111);
  hits uuid[];
BEGIN
  IF nadi_role() IS DISTINCT FROM 'DOCTOR' THEN RETURN; END IF;
  CASE p_type
    WHEN 'name' THEN
      -- More than are shown, since some may not be found.
      SELECT array_agg(h.id) INTO hits FROM (
        (SELECT u.id FROM users u WHERE u.role = 'PATIENT' AND lower(u.first_name || ' ' || u.last_name) ~>=~ p_wanted
          AND lower(u.first_name || ' ' || u.last_name) ~<~ last_wanted ORDER BY lower(u.first_name || ' ' || u.last_name) USING ~<~ LIMIT 100)
        UNION
        (SELECT u.id FROM users u WHERE u.role = 'PATIENT' AND lower(u.last_name) ~>=~ p_wanted AND lower(u.last_name) ~<~ last_wanted
          ORDER BY lower(u.last_name) USING ~<~ LIMIT 100)) AS h;
    WHEN 'phone' THEN
      SELECT array_agg(h.user_id) INTO hits FROM (SELECT p.user_id FROM patient_profiles p WHERE p.phone = p_wanted LIMIT 100) AS h;
    WHEN 'abha' THEN
      SELECT array_agg(h.user_id) INTO hits FROM (SELECT p.user_id FROM patient_profiles p WHERE p.abha_number = p_wanted LIMIT 100) AS h;
    WHEN 'email' THEN
      SELECT array_agg(u.id) INTO hits FROM users u WHERE lower(u.email) = p_wanted AND u.email_verified_at IS NOT NULL;
    ELSE RETURN;
  END CASE;
  RETURN QUERY SELECT f.* FROM unnest(hits) AS hit (hit), LATERAL found_patient(hit, false) AS f ORDER BY f.first_name, f.last_name, f.id LIMIT 10;
END $$;
