-- One word for one thing: a reading is assessed, and a fact has a type. Names alone change; every row stays as it is.
-- Servers of before do not know these names: stop them first. The tables are locked in the order in which writes take them.
LOCK TABLE patient_profiles, health_facts, vital_signs, earlier_judgements IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "earlier_judgements" RENAME TO "earlier_assessments";--> statement-breakpoint
UPDATE row_rules.owned_tables SET name = 'earlier_assessments' WHERE name = 'earlier_judgements';--> statement-breakpoint
ALTER TABLE "earlier_assessments" RENAME COLUMN "judgement" TO "assessment";--> statement-breakpoint
ALTER TABLE "earlier_assessments" RENAME COLUMN "judged_at" TO "assessed_at";--> statement-breakpoint
ALTER TABLE "vital_signs" RENAME COLUMN "judgement" TO "assessment";--> statement-breakpoint
ALTER TABLE "vital_signs" RENAME COLUMN "judged_at" TO "assessed_at";--> statement-breakpoint
ALTER TABLE "patient_profiles" RENAME COLUMN "rejudge_from" TO "reassess_from";--> statement-breakpoint
ALTER TABLE "patient_profiles" RENAME COLUMN "rejudge_before" TO "reassess_before";--> statement-breakpoint
ALTER TABLE "health_facts" RENAME COLUMN "kind" TO "type";--> statement-breakpoint
ALTER INDEX "earlier_judgements_of" RENAME TO "earlier_assessments_of";--> statement-breakpoint
ALTER INDEX "patient_profiles_to_rejudge" RENAME TO "patient_profiles_to_reassess";--> statement-breakpoint
DO $$
DECLARE one record;
BEGIN
  -- Keys and checks, whose names were made from those of the table and its columns.
  FOR one IN SELECT conrelid::regclass AS its, conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND conname ~ 'judg' LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', one.its, one.conname,
      replace(replace(one.conname, 'judgement', 'assessment'), 'judged', 'assessed'));
  END LOOP;
END $$;
