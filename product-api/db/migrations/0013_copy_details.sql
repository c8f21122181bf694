ALTER TABLE "asks" ADD COLUMN "copy_details" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "copy_details" jsonb;