CREATE TABLE "feed_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"path" text NOT NULL,
	"artwork_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "feed_entries_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "feed_entries_topic" CHECK ("feed_entries"."topic" in ('bid', 'listing', 'purchase', 'sale', 'release', 'submission'))
);
--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_entries" ADD CONSTRAINT "feed_entries_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_entries_newest" ON "feed_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "feed_entries_unread" ON "feed_entries" USING btree ("user_id","id") WHERE "feed_entries"."read_at" is null;--> statement-breakpoint
CREATE INDEX "feed_entries_oldest" ON "feed_entries" USING btree ("created_at");