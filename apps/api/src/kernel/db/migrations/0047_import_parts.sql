ALTER TABLE "health_imports" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "added" integer;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "remaining" integer;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "measured_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "health_imports" ADD COLUMN "measured_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_part_of_health_imports_id_fk" FOREIGN KEY ("part_of") REFERENCES "public"."health_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_imports_parts" ON "health_imports" USING btree ("part_of") WHERE part_of is not null;
--> statement-breakpoint
-- The owner of the tables sees no row of them: policies bind it too.
SET LOCAL ROLE nadi_keeper;
--> statement-breakpoint
UPDATE health_imports SET added = jsonb_array_length(reading_ids), remaining = 0,
  measured_from = (SELECT min(split_part(one, ' ', 2)::timestamptz) FROM jsonb_array_elements_text(identities) AS one),
  measured_until = (SELECT max(split_part(one, ' ', 2)::timestamptz) FROM jsonb_array_elements_text(identities) AS one);
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
ALTER TABLE health_imports ALTER COLUMN added SET NOT NULL, ALTER COLUMN remaining SET NOT NULL;
--> statement-breakpoint
-- A part that joins an import changes its numbers.
GRANT UPDATE (added, remaining, critical, already_there, left_out) ON health_imports TO nadi_app;
