CREATE TABLE "vital_sign_days" (
	"patient_id" uuid NOT NULL,
	"type" text NOT NULL,
	"day" date NOT NULL,
	"utc_day" date NOT NULL,
	"count" integer NOT NULL,
	"in_range" integer NOT NULL,
	"in_range_conditionally" integer NOT NULL,
	"high" integer NOT NULL,
	"low" integer NOT NULL,
	"critical" integer NOT NULL,
	"not_assessed" integer NOT NULL,
	"worst" smallint NOT NULL,
	"systolic_sum" bigint,
	"systolic_min" integer,
	"systolic_max" integer,
	"diastolic_sum" bigint,
	"diastolic_min" integer,
	"diastolic_max" integer,
	"value_sum" numeric,
	"value_min" double precision,
	"value_max" double precision,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_offset" integer NOT NULL,
	CONSTRAINT "vital_sign_days_patient_id_type_day_utc_day_pk" PRIMARY KEY("patient_id","type","day","utc_day")
);
--> statement-breakpoint
ALTER TABLE "vital_sign_days" ADD CONSTRAINT "vital_sign_days_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- How urgently a reading asks for attention by the worst that is possible for it; null if it asks for nothing. The order is that of
-- `compareSeverity` in packages/clinical. A column, since row security keeps expressions from indexes.
ALTER TABLE "vital_signs" ADD COLUMN "attention" smallint GENERATED ALWAYS AS (
  CASE worst WHEN 'critical' THEN 30 WHEN 'high' THEN 20 WHEN 'low' THEN 20 WHEN 'in-range' THEN 10 ELSE 0 END
  + CASE judgement #>> '{worst,advice}' WHEN 'emergency' THEN 5 WHEN 'emergency-if-symptoms' THEN 4 WHEN 'same-day' THEN 3
    WHEN 'soon' THEN 2 WHEN 'repeat' THEN 1 END
) STORED;
--> statement-breakpoint
CREATE INDEX "vital_signs_attention" ON "vital_signs" ("patient_id", "attention" DESC, "measured_at" DESC)
  WHERE "deleted_at" IS NULL AND "attention" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "vital_sign_days" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "vital_sign_days" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "vital_sign_days" TO nadi_keeper;
--> statement-breakpoint
CREATE POLICY keeper ON "vital_sign_days" TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Written by triggers alone: nobody who is signed in can make their counts say something else than their readings.
GRANT SELECT ON "vital_sign_days" TO nadi_reader;
--> statement-breakpoint
CREATE POLICY own_read ON "vital_sign_days" FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON "vital_sign_days" AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ANY ('{PATIENT}'::text[]));
--> statement-breakpoint
CREATE FUNCTION local_day(at timestamptz, offset_minutes integer) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ((at AT TIME ZONE 'UTC') + make_interval(mins => offset_minutes))::date $$;
--> statement-breakpoint
CREATE FUNCTION utc_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (at AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
CREATE FUNCTION start_of_utc_day(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT day::timestamp AT TIME ZONE 'UTC' $$;
--> statement-breakpoint
-- The order of `mostSevereStatus` in packages/clinical.
CREATE FUNCTION status_severity(status text) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT (CASE status WHEN 'critical' THEN 4 WHEN 'high' THEN 3 WHEN 'low' THEN 2 WHEN 'not-assessed' THEN 1 ELSE 0 END)::smallint $$;
--> statement-breakpoint
-- Adds new readings to their days. Sums and extremes can be merged, so a busy day costs no more than a quiet one; days are
-- locked in one order by all writers.
CREATE FUNCTION add_to_vital_sign_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO vital_sign_days AS kept
    SELECT patient_id, type, local_day(measured_at, measured_offset), utc_day(measured_at), count(*),
      count(*) FILTER (WHERE status = 'in-range' AND worst = 'in-range'),
      count(*) FILTER (WHERE status = 'in-range' AND worst <> 'in-range'),
      count(*) FILTER (WHERE status = 'high'), count(*) FILTER (WHERE status = 'low'),
      count(*) FILTER (WHERE status = 'critical'), count(*) FILTER (WHERE status = 'not-assessed'),
      max(status_severity(worst)), sum(systolic), min(systolic), max(systolic), sum(diastolic), min(diastolic), max(diastolic),
      sum(canonical_value::numeric), min(canonical_value), max(canonical_value), max(measured_at),
      (array_agg(measured_offset ORDER BY measured_at DESC, measured_offset DESC))[1]
    FROM added WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  ON CONFLICT (patient_id, type, day, utc_day) DO UPDATE SET
    count = kept.count + excluded.count,
    in_range = kept.in_range + excluded.in_range,
    in_range_conditionally = kept.in_range_conditionally + excluded.in_range_conditionally,
    high = kept.high + excluded.high,
    low = kept.low + excluded.low,
    critical = kept.critical + excluded.critical,
    not_assessed = kept.not_assessed + excluded.not_assessed,
    worst = greatest(kept.worst, excluded.worst),
    systolic_sum = kept.systolic_sum + excluded.systolic_sum,
    systolic_min = least(kept.systolic_min, excluded.systolic_min),
    systolic_max = greatest(kept.systolic_max, excluded.systolic_max),
    diastolic_sum = kept.diastolic_sum + excluded.diastolic_sum,
    diastolic_min = least(kept.diastolic_min, excluded.diastolic_min),
    diastolic_max = greatest(kept.diastolic_max, excluded.diastolic_max),
    value_sum = kept.value_sum + excluded.value_sum,
    value_min = least(kept.value_min, excluded.value_min),
    value_max = greatest(kept.value_max, excluded.value_max),
    last_offset = CASE WHEN (excluded.last_at, excluded.last_offset) > (kept.last_at, kept.last_offset)
      THEN excluded.last_offset ELSE kept.last_offset END,
    last_at = greatest(kept.last_at, excluded.last_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts days anew from their readings. A lowest that is gone cannot be taken away again. Each day is locked before it is counted,
-- and a statement of its own counts: it sees what those have committed who held the lock before. What they have not, they add.
CREATE FUNCTION recount_vital_sign_days(p_patients uuid[], p_types text[], p_days date[], p_utc_days date[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- An account that is being erased takes its days along.
  INSERT INTO vital_sign_days AS kept
    SELECT patient, key.type, key.day, key.utc, 0, 0, 0, 0, 0, 0, 0, 0, null, null, null, null, null, null, null, null, null,
      start_of_utc_day(key.utc), 0
    FROM unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE EXISTS (SELECT FROM users WHERE id = patient) ORDER BY 1, 2, 3, 4
  ON CONFLICT (patient_id, type, day, utc_day) DO UPDATE SET count = kept.count;

  UPDATE vital_sign_days AS kept
    SET (count, in_range, in_range_conditionally, high, low, critical, not_assessed, worst, systolic_sum, systolic_min, systolic_max,
      diastolic_sum, diastolic_min, diastolic_max, value_sum, value_min, value_max, last_at, last_offset) = (
      SELECT count(*), count(*) FILTER (WHERE v.status = 'in-range' AND v.worst = 'in-range'),
        count(*) FILTER (WHERE v.status = 'in-range' AND v.worst <> 'in-range'),
        count(*) FILTER (WHERE v.status = 'high'), count(*) FILTER (WHERE v.status = 'low'),
        count(*) FILTER (WHERE v.status = 'critical'), count(*) FILTER (WHERE v.status = 'not-assessed'),
        coalesce(max(status_severity(v.worst)), 0), sum(v.systolic), min(v.systolic), max(v.systolic),
        sum(v.diastolic), min(v.diastolic), max(v.diastolic),
        sum(v.canonical_value::numeric), min(v.canonical_value), max(v.canonical_value), coalesce(max(v.measured_at), kept.last_at),
        coalesce((array_agg(v.measured_offset ORDER BY v.measured_at DESC, v.measured_offset DESC))[1], 0)
      FROM vital_signs v
      WHERE v.patient_id = kept.patient_id AND v.type = kept.type AND v.deleted_at IS NULL
        AND v.measured_at >= start_of_utc_day(kept.utc_day) AND v.measured_at < start_of_utc_day(kept.utc_day + 1)
        AND local_day(v.measured_at, v.measured_offset) = kept.day)
    FROM unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE kept.patient_id = key.patient AND kept.type = key.type AND kept.day = key.day AND kept.utc_day = key.utc;

  DELETE FROM vital_sign_days AS kept USING unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE kept.patient_id = key.patient AND kept.type = key.type AND kept.day = key.day AND kept.utc_day = key.utc AND kept.count = 0;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_changed_vital_signs() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  patients uuid[];
  types text[];
  days date[];
  utc_days date[];
BEGIN
  -- A row that is as before comes twice. Not by a join of the two: its plan is kept, and one for a single row takes minutes for many.
  SELECT array_agg(patient_id), array_agg(type), array_agg(day), array_agg(utc) INTO patients, types, days, utc_days FROM (
    SELECT DISTINCT patient_id, type, local_day(measured_at, measured_offset) AS day, utc_day(measured_at) AS utc FROM (
      SELECT * FROM removed UNION ALL SELECT * FROM added
    ) AS both_sides
    WHERE deleted_at IS NULL
    GROUP BY id, patient_id, type, measured_at, measured_offset, status, worst, systolic, diastolic, canonical_value
    HAVING count(*) = 1
  ) AS keys;
  IF patients IS NOT NULL THEN
    PERFORM recount_vital_sign_days(patients, types, days, utc_days);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION recount_removed_vital_signs() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  patients uuid[];
  types text[];
  days date[];
  utc_days date[];
BEGIN
  SELECT array_agg(patient_id), array_agg(type), array_agg(day), array_agg(utc) INTO patients, types, days, utc_days FROM (
    SELECT DISTINCT patient_id, type, local_day(measured_at, measured_offset) AS day, utc_day(measured_at) AS utc
    FROM removed WHERE deleted_at IS NULL
  ) AS keys;
  IF patients IS NOT NULL THEN
    PERFORM recount_vital_sign_days(patients, types, days, utc_days);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION clear_vital_sign_days() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM vital_sign_days;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts everything anew: readings of before, and what was loaded past the triggers.
CREATE FUNCTION rebuild_vital_sign_days() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  patients uuid[];
  types text[];
  days date[];
  utc_days date[];
BEGIN
  DELETE FROM vital_sign_days;
  SELECT array_agg(patient_id), array_agg(type), array_agg(day), array_agg(utc) INTO patients, types, days, utc_days FROM (
    SELECT DISTINCT patient_id, type, local_day(measured_at, measured_offset) AS day, utc_day(measured_at) AS utc
    FROM vital_signs WHERE deleted_at IS NULL
  ) AS keys;
  IF patients IS NOT NULL THEN
    PERFORM recount_vital_sign_days(patients, types, days, utc_days);
  END IF;
END $$;
--> statement-breakpoint
-- An owner needs leave to create where its function stands, at the moment in which it becomes so.
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['add_to_vital_sign_days()', 'recount_vital_sign_days(uuid[], text[], date[], date[])',
    'recount_changed_vital_signs()', 'recount_removed_vital_signs()', 'clear_vital_sign_days()', 'rebuild_vital_sign_days()'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_keeper', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
-- By statement, so that many rows at once cost one look at each of their days. A trigger with both kinds of rows has one event.
CREATE TRIGGER rolled_up_insert AFTER INSERT ON vital_signs REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_to_vital_sign_days();
--> statement-breakpoint
CREATE TRIGGER rolled_up_update AFTER UPDATE ON vital_signs REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION recount_changed_vital_signs();
--> statement-breakpoint
CREATE TRIGGER rolled_up_delete AFTER DELETE ON vital_signs REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_removed_vital_signs();
--> statement-breakpoint
CREATE TRIGGER rolled_up_truncate AFTER TRUNCATE ON vital_signs
  FOR EACH STATEMENT EXECUTE FUNCTION clear_vital_sign_days();
--> statement-breakpoint
SELECT rebuild_vital_sign_days();
