ALTER TABLE "asks" DROP CONSTRAINT "asks_status";--> statement-breakpoint
DROP INDEX "asks_expiring";--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "publisher" text;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sold_at" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "away_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "profiles_away" ON "profiles" USING btree ("away_until") WHERE "profiles"."away_until" is not null;--> statement-breakpoint
CREATE INDEX "asks_expiring" ON "asks" USING btree ("expires_at") WHERE "asks"."status" in ('Approved', 'Paused') and "asks"."expires_at" is not null;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_status" CHECK ("asks"."status" in ('Draft', 'PendingAuthentication', 'MoreInfoRequired', 'Rejected', 'Approved', 'Paused', 'Done', 'Voided', 'Expired'));