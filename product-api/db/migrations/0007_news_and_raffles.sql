CREATE TABLE "follower_news" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follower_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"edition_id" integer,
	"price" bigint,
	"currency" text,
	"release_id" integer,
	"actors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_up_to" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "follower_news_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "follower_news_subject" CHECK (("follower_news"."release_id" is null) <> ("follower_news"."edition_id" is null)
        and ("follower_news"."edition_id" is null) = ("follower_news"."price" is null)
        and ("follower_news"."price" is null) = ("follower_news"."currency" is null))
);
--> statement-breakpoint
CREATE TABLE "raffle_draws" (
	"release_id" integer PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"winners" integer NOT NULL,
	"entries" integer NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "raffle_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rank" integer,
	"buy_by" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "raffle_entries_winner" CHECK ("raffle_entries"."buy_by" is null or "raffle_entries"."rank" is not null)
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_notifications" ADD COLUMN "day_before_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "release_notifications" ADD COLUMN "opening_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "status" text DEFAULT 'Pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draws" ADD CONSTRAINT "raffle_draws_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entries" ADD CONSTRAINT "raffle_entries_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entries" ADD CONSTRAINT "raffle_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follower_news_untold" ON "follower_news" USING btree ("id") WHERE "follower_news"."told_at" is null;--> statement-breakpoint
CREATE INDEX "follower_news_told" ON "follower_news" USING btree ("told_at") WHERE "follower_news"."told_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_entries_once" ON "raffle_entries" USING btree ("release_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_entries_rank" ON "raffle_entries" USING btree ("release_id","rank");--> statement-breakpoint
CREATE INDEX "raffle_entries_user" ON "raffle_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "raffle_entries_untold" ON "raffle_entries" USING btree ("id") WHERE "raffle_entries"."rank" is not null and "raffle_entries"."told_at" is null;--> statement-breakpoint
CREATE INDEX "release_notifications_day_before" ON "release_notifications" USING btree ("release_id","id") WHERE "release_notifications"."day_before_told_at" is null;--> statement-breakpoint
CREATE INDEX "release_notifications_opening" ON "release_notifications" USING btree ("release_id","id") WHERE "release_notifications"."opening_told_at" is null;--> statement-breakpoint
CREATE INDEX "submissions_pending" ON "submissions" USING btree ("id") WHERE "submissions"."status" = 'Pending';