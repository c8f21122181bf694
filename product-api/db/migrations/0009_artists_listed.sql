DROP INDEX "artists_by_name";--> statement-breakpoint
DROP INDEX "artists_created";--> statement-breakpoint
DROP INDEX "name_words_once";--> statement-breakpoint
CREATE INDEX "artists_by_name" ON "artists" USING btree (fold("name"),"id") WHERE "artists"."deleted_at" is null and "artists"."name" is not null;--> statement-breakpoint
CREATE INDEX "artists_created" ON "artists" USING btree ("created_at","id") WHERE "artists"."deleted_at" is null and "artists"."name" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "name_words_once" ON "name_words" USING btree ("record_id","kind","word");