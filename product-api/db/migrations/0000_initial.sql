CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "artist_pictures" (
	"artist_id" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "artist_pictures_artist_id_position_pk" PRIMARY KEY("artist_id","position")
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text,
	"birth_year" integer,
	"birth_date" text,
	"nationalities" jsonb NOT NULL,
	"description" text NOT NULL,
	"description2" text NOT NULL,
	"instagram" text,
	"website" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "artwork_artists" (
	"artwork_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "artwork_artists_artwork_id_position_pk" PRIMARY KEY("artwork_id","position")
);
--> statement-breakpoint
CREATE TABLE "artwork_pictures" (
	"artwork_id" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "artwork_pictures_artwork_id_position_pk" PRIMARY KEY("artwork_id","position")
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"medium" text NOT NULL,
	"release_date" text,
	"is_full_date" boolean DEFAULT false NOT NULL,
	"royalty" double precision,
	"upcoming_release" boolean DEFAULT false NOT NULL,
	"gallery" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lowest_ask_gbp" bigint,
	"highest_bid_gbp" bigint,
	"last_ask_at" timestamp with time zone,
	"last_bid_at" timestamp with time zone,
	"heat" double precision DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"artwork_id" integer NOT NULL,
	"name" text NOT NULL,
	"other_name" text,
	"size" text NOT NULL,
	"material" text NOT NULL,
	"edition_size" integer,
	"main_price" bigint,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"features" text DEFAULT '' NOT NULL,
	"includes" text DEFAULT '' NOT NULL,
	"information" text DEFAULT '' NOT NULL,
	"shipment_weight_override" double precision,
	"shipment_category" text,
	"additional_certification" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lowest_ask_id" integer,
	"highest_bid_id" integer,
	"last_sale_price" bigint,
	"last_sale_currency" text,
	"last_sale_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"name" text PRIMARY KEY NOT NULL,
	"value" double precision NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alternative_text" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_artists" (
	"release_id" integer NOT NULL,
	"artist_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "release_artists_release_id_position_pk" PRIMARY KEY("release_id","position")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"extra_artists" text,
	"artwork_id" integer,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"time_zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"edition_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_gbp" bigint NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"expires_in_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"type" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"seller_region" text NOT NULL,
	"dhl_insurance" boolean DEFAULT false NOT NULL,
	"reason" text,
	"royalty_percent" double precision,
	CONSTRAINT "asks_price" CHECK ("asks"."price" > 0 and "asks"."price_gbp" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bids_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"edition_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_gbp" bigint NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"expires_in_days" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"type" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"buyer_region" text NOT NULL,
	"lowest_ask_id" integer,
	CONSTRAINT "bids_price" CHECK ("bids"."price" > 0 and "bids"."price_gbp" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"ask_id" integer NOT NULL,
	"bid_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"status" text DEFAULT 'AwaitingPayment' NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"price_gbp" bigint NOT NULL,
	"buyer_currency" text NOT NULL,
	"buyer_price" bigint NOT NULL,
	"buyer_shipping" bigint NOT NULL,
	"buyer_process_fee" bigint NOT NULL,
	"buyer_total" bigint NOT NULL,
	"seller_currency" text NOT NULL,
	"seller_price" bigint NOT NULL,
	"seller_application_fee" bigint NOT NULL,
	"seller_royalty" bigint NOT NULL,
	"seller_insurance" bigint NOT NULL,
	"seller_payout" bigint NOT NULL,
	"shipping_address" jsonb,
	"tracking_number" text,
	"deadline" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_buyer_lines" CHECK ("orders"."buyer_price" + "orders"."buyer_shipping" + "orders"."buyer_process_fee" = "orders"."buyer_total"),
	CONSTRAINT "orders_seller_lines" CHECK ("orders"."seller_price" - "orders"."seller_application_fee" - "orders"."seller_royalty" - "orders"."seller_insurance" = "orders"."seller_payout"),
	CONSTRAINT "orders_two_people" CHECK ("orders"."buyer_id" <> "orders"."seller_id")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"country_ip" text,
	"shipping_address" jsonb,
	"billing_address" jsonb
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text,
	"provider" text DEFAULT 'local' NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artist_pictures" ADD CONSTRAINT "artist_pictures_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_pictures" ADD CONSTRAINT "artist_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_artists" ADD CONSTRAINT "artwork_artists_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_artists" ADD CONSTRAINT "artwork_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_artists" ADD CONSTRAINT "release_artists_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_artists" ADD CONSTRAINT "release_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artists_name_trigrams" ON "artists" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artwork_artists_artist" ON "artwork_artists" USING btree ("artist_id","artwork_id");--> statement-breakpoint
CREATE INDEX "artworks_name_trigrams" ON "artworks" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "artworks_heat" ON "artworks" USING btree ("heat" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask" ON "artworks" USING btree ("lowest_ask_gbp","id");--> statement-breakpoint
CREATE INDEX "artworks_highest_bid" ON "artworks" USING btree ("highest_bid_gbp" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artworks_last_ask" ON "artworks" USING btree ("last_ask_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artworks_last_bid" ON "artworks" USING btree ("last_bid_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "artworks_medium" ON "artworks" USING btree ("medium","heat" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "editions_artwork" ON "editions" USING btree ("artwork_id","id");--> statement-breakpoint
CREATE INDEX "asks_book" ON "asks" USING btree ("edition_id","price_gbp","placed_at","id") WHERE "asks"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "asks_user" ON "asks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "asks_pending" ON "asks" USING btree ("id") WHERE "asks"."status" = 'PendingAuthentication';--> statement-breakpoint
CREATE INDEX "asks_expiring" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'Approved' and "asks"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "bids_book" ON "bids" USING btree ("edition_id","price_gbp" DESC NULLS LAST,"placed_at","id") WHERE "bids"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "bids_user" ON "bids" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "bids_expiring" ON "bids" USING btree ("expires_at") WHERE "bids"."status" = 'Approved' and "bids"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_edition" ON "orders" USING btree ("edition_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_ask_once" ON "orders" USING btree ("ask_id") WHERE "orders"."status" not in ('PaymentFailed', 'Cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_bid_once" ON "orders" USING btree ("bid_id") WHERE "orders"."status" not in ('PaymentFailed', 'Cancelled');--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));