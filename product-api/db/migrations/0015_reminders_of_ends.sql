ALTER TABLE "asks" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "asks_to_remind" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'Approved' and "asks"."reminded_of" is distinct from "asks"."expires_at";--> statement-breakpoint
CREATE INDEX "bids_to_remind" ON "bids" USING btree ("expires_at") WHERE "bids"."status" = 'Approved' and "bids"."reminded_of" is distinct from "bids"."expires_at";