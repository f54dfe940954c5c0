CREATE TABLE "medical_record_months" (
	"patient_id" uuid NOT NULL,
	"month" date NOT NULL,
	"type" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "medical_record_months_patient_id_month_type_pk" PRIMARY KEY("patient_id","month","type")
);
--> statement-breakpoint
CREATE TABLE "medical_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"day" date,
	"tags" text[] NOT NULL,
	"notes" text,
	"source" text,
	"only_you" boolean NOT NULL,
	"words" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "record_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"record_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer,
	"preview_ids" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_totals" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"filed" integer NOT NULL,
	"deleted" integer NOT NULL,
	"uploads" integer NOT NULL,
	"bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"refusal" text,
	"pages" integer,
	"preview_ids" uuid[] NOT NULL,
	"preview_bytes" integer[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medical_record_months" ADD CONSTRAINT "medical_record_months_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_id_files_id_fk" FOREIGN KEY ("id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_files" ADD CONSTRAINT "record_files_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_totals" ADD CONSTRAINT "record_totals_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_uploads" ADD CONSTRAINT "record_uploads_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_records_deleted" ON "medical_records" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "record_files_of" ON "record_files" USING btree ("record_id","place");--> statement-breakpoint
CREATE INDEX "record_files_patient" ON "record_files" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "record_uploads_of" ON "record_uploads" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "record_uploads_expired" ON "record_uploads" USING btree ("expires_at");
--> statement-breakpoint
-- The order of a list: those without a day come last. A column, since row security keeps expressions from indexes.
ALTER TABLE "medical_records" ADD COLUMN "place_day" date NOT NULL GENERATED ALWAYS AS (coalesce(day, '0001-01-01'::date)) STORED;
--> statement-breakpoint
CREATE INDEX "medical_records_latest" ON "medical_records" ("patient_id", "place_day" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
--> statement-breakpoint
CREATE INDEX "medical_records_latest_of_type" ON "medical_records" ("patient_id", "type", "place_day" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_records, medical_record_months, record_files, record_uploads, record_totals TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON medical_records, medical_record_months, record_files, record_uploads, record_totals TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON medical_records, record_files, record_uploads TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (type, title, day, tags, notes, source, only_you, words, version, updated_at, deleted_at) ON medical_records TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (received, status, refusal, version) ON record_uploads TO nadi_app;
--> statement-breakpoint
GRANT DELETE ON record_uploads TO nadi_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['medical_records', 'medical_record_months', 'record_files', 'record_uploads', 'record_totals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
  -- Counts and sums are written by triggers alone.
  FOREACH name IN ARRAY ARRAY['medical_records', 'record_uploads'] LOOP
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()))', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- A file goes to a record of the same person, and is one of theirs.
CREATE POLICY own ON record_files FOR INSERT TO nadi_app WITH CHECK (patient_id = (SELECT nadi_user())
  AND EXISTS (SELECT FROM medical_records r WHERE r.id = record_id AND r.patient_id = (SELECT nadi_user()))
  AND EXISTS (SELECT FROM files f WHERE f.id = record_files.id AND f.owner_id = (SELECT nadi_user())));
--> statement-breakpoint
-- Adds to the sums of a person. Nothing is added for an account that is being erased: its row is gone, or goes.
CREATE FUNCTION add_to_record_totals(p_patient uuid, p_filed integer, p_deleted integer, p_uploads integer, p_bytes bigint) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE record_totals SET filed = filed + p_filed, deleted = deleted + p_deleted, uploads = uploads + p_uploads, bytes = bytes + p_bytes
    WHERE patient_id = p_patient;
  IF NOT FOUND AND p_filed + p_deleted + p_uploads + p_bytes > 0 THEN
    INSERT INTO record_totals AS kept VALUES (p_patient, p_filed, p_deleted, p_uploads, p_bytes)
      ON CONFLICT (patient_id) DO UPDATE SET filed = kept.filed + excluded.filed, deleted = kept.deleted + excluded.deleted,
        uploads = kept.uploads + excluded.uploads, bytes = kept.bytes + excluded.bytes;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_medical_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_record_totals(OLD.patient_id, -(OLD.deleted_at IS NULL)::int, -(OLD.deleted_at IS NOT NULL)::int, 0, 0);
    IF OLD.deleted_at IS NULL THEN
      UPDATE medical_record_months SET count = count - 1
        WHERE patient_id = OLD.patient_id AND month = date_trunc('month', OLD.place_day)::date AND type = OLD.type;
      DELETE FROM medical_record_months
        WHERE patient_id = OLD.patient_id AND month = date_trunc('month', OLD.place_day)::date AND type = OLD.type AND count <= 0;
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_record_totals(NEW.patient_id, (NEW.deleted_at IS NULL)::int, (NEW.deleted_at IS NOT NULL)::int, 0, 0);
    IF NEW.deleted_at IS NULL THEN
      INSERT INTO medical_record_months AS kept VALUES (NEW.patient_id, date_trunc('month', NEW.place_day)::date, NEW.type, 1)
        ON CONFLICT (patient_id, month, type) DO UPDATE SET count = kept.count + 1;
    END IF;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counted AFTER INSERT OR DELETE ON medical_records FOR EACH ROW EXECUTE FUNCTION count_medical_record();
--> statement-breakpoint
CREATE TRIGGER counted_anew AFTER UPDATE ON medical_records FOR EACH ROW
  WHEN ((OLD.type, OLD.day, OLD.deleted_at) IS DISTINCT FROM (NEW.type, NEW.day, NEW.deleted_at)) EXECUTE FUNCTION count_medical_record();
--> statement-breakpoint
CREATE FUNCTION sum_record_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE each integer := (TG_TABLE_NAME = 'record_uploads')::int;
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_to_record_totals(OLD.patient_id, 0, 0, -each, -OLD.bytes); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_to_record_totals(NEW.patient_id, 0, 0, each, NEW.bytes); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER summed AFTER INSERT OR DELETE ON record_files FOR EACH ROW EXECUTE FUNCTION sum_record_file();
--> statement-breakpoint
CREATE TRIGGER summed AFTER INSERT OR DELETE OR UPDATE OF bytes ON record_uploads FOR EACH ROW EXECUTE FUNCTION sum_record_file();
--> statement-breakpoint
-- The content of a file whose row is gone is removed later, whatever took the row away.
CREATE FUNCTION mark_removed_file() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO file_removals VALUES (OLD.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER marked AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION mark_removed_file();
--> statement-breakpoint
-- An upload that was filed is a file by now.
CREATE FUNCTION mark_removed_upload() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM files WHERE id = OLD.id) THEN
    INSERT INTO file_removals SELECT id, now() FROM unnest(OLD.preview_ids || OLD.id) AS id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER marked AFTER DELETE ON record_uploads FOR EACH ROW EXECUTE FUNCTION mark_removed_upload();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['add_to_record_totals(uuid, integer, integer, integer, bigint)', 'count_medical_record()', 'sum_record_file()',
    'mark_removed_file()', 'mark_removed_upload()'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_keeper', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
-- The check of a file: twice more if a server ends meanwhile.
SELECT pgboss.create_queue('record-checks', '{"policy": "standard", "retryLimit": 2, "retryDelay": 5, "retryBackoff": true, "expireInSeconds": 180}');
