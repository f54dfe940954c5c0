DROP INDEX "delivery_log_in_state";--> statement-breakpoint
DROP INDEX "delivery_log_of_channel";--> statement-breakpoint
DROP INDEX "delivery_log_of_person";--> statement-breakpoint
CREATE INDEX "delivery_log_not_sent" ON "delivery_log" USING btree ("state","created_at","id") WHERE state <> 'SENT';--> statement-breakpoint
CREATE INDEX "data_requests_ended" ON "data_requests" USING btree ("status","type","due_on","id") WHERE status IN ('answered', 'withdrawn');--> statement-breakpoint
CREATE INDEX "shop_orders_to_pack" ON "shop_orders" USING btree ("created_at") WHERE status in ('PLACED', 'PAID');--> statement-breakpoint
CREATE INDEX "delivery_log_of_person" ON "delivery_log" USING btree ("user_id","created_at","id") WHERE user_id IS NOT NULL;--> statement-breakpoint
-- Refuses decisions about one's own request.
ALTER POLICY administrators_decide ON data_requests
  USING ((SELECT nadi_role()) = 'ADMIN' AND user_id <> (SELECT nadi_user()))
  WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND user_id <> (SELECT nadi_user())
    AND (status = 'in_progress' AND started_by = (SELECT nadi_user()) OR status = 'answered' AND answered_by = (SELECT nadi_user())));
