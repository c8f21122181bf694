ALTER TABLE "idempotency_keys" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "body" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "promised_payout" bigint;--> statement-breakpoint
ALTER TABLE "asks" ADD COLUMN "authenticated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "promised_total" bigint;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "shipping_address" jsonb;--> statement-breakpoint
CREATE INDEX "asks_drafts" ON "asks" USING btree ("created_at") WHERE "asks"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "bids_drafts" ON "bids" USING btree ("created_at") WHERE "bids"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");