CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "asks_delivered" ON "asks" USING btree ("seller_region","currency","edition_id","price","placed_at","id") WHERE "asks"."status" = 'Approved';