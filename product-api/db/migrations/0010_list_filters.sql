ALTER TABLE "artworks" ADD COLUMN "release_year" integer GENERATED ALWAYS AS (case when release_date ~ '^[0-9]{4}' then left(release_date, 4)::integer end) STORED;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "last_sale_at" timestamp with time zone;--> statement-breakpoint
UPDATE "artworks" SET "last_sale_at" = "sold"."at" FROM (
  SELECT "artwork_id", max("last_sale_at") AS "at" FROM "editions" GROUP BY "artwork_id"
) AS "sold" WHERE "sold"."artwork_id" = "artworks"."id" AND "sold"."at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "artworks_last_sale" ON "artworks" USING btree (coalesce("last_sale_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "artworks_release_first" ON "artworks" USING btree (coalesce("release_date", '9999'),"id");--> statement-breakpoint
CREATE INDEX "artworks_release_last" ON "artworks" USING btree (coalesce("release_date", ''),"id");--> statement-breakpoint
CREATE INDEX "artworks_year" ON "artworks" USING btree ("release_year","heat","id");--> statement-breakpoint
CREATE INDEX "editions_size" ON "editions" USING btree ("edition_size","artwork_id") WHERE "editions"."name" = 'Main';