-- Extensions and functions that indexes use.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;--> statement-breakpoint
CREATE FUNCTION fold("name" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, "name")) $$;--> statement-breakpoint
CREATE FUNCTION words_of("name" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_remove(regexp_split_to_array(public.fold("name"), '[[:space:][:punct:]]+'), '') $$;--> statement-breakpoint
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
	"release_year" integer GENERATED ALWAYS AS (case when release_date ~ '^[0-9]{4}' then left(release_date, 4)::integer end) STORED,
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
	"last_sale_at" timestamp with time zone,
	"heat" double precision DEFAULT 0 NOT NULL,
	"impressions" integer
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
	"last_sale_at" timestamp with time zone,
	CONSTRAINT "editions_currency" CHECK ("editions"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "editions_last_sale_currency" CHECK ("editions"."last_sale_currency" in ('GBP', 'USD', 'EUR'))
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"taken_down_at" timestamp with time zone,
	CONSTRAINT "releases_kind" CHECK ("releases"."kind" in ('single', 'timed', 'raffle', 'date-only', 'unscheduled'))
);
--> statement-breakpoint
CREATE TABLE "followed_artists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "followed_artists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"artist_id" integer NOT NULL,
	"follow_artist_new_highest_bid" boolean DEFAULT true NOT NULL,
	"follow_artist_new_lowest_ask" boolean DEFAULT true NOT NULL,
	"follow_artist_new_release" boolean DEFAULT true NOT NULL,
	"follow_artist_new_sale" boolean DEFAULT true NOT NULL,
	"onboarding_flow" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "latest_searches" (
	"user_id" integer NOT NULL,
	"entity" text NOT NULL,
	"record_id" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "latest_searches_user_id_entity_record_id_pk" PRIMARY KEY("user_id","entity","record_id"),
	CONSTRAINT "latest_searches_entity" CHECK ("latest_searches"."entity" in ('artist', 'artwork'))
);
--> statement-breakpoint
CREATE TABLE "release_notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"release_id" integer NOT NULL,
	"day_before_told_at" timestamp with time zone,
	"opening_told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_artworks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_artworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"artwork_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "submissions_kind" CHECK ("submissions"."kind" in ('work', 'release')),
	CONSTRAINT "submissions_status" CHECK ("submissions"."status" in ('Pending', 'Approved', 'Rejected'))
);
--> statement-breakpoint
CREATE TABLE "ask_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ask_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ask_documents_kind" CHECK ("ask_documents"."kind" in ('coa', 'artwork', 'provenence', 'editionNumber'))
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
	"reminded_of" timestamp with time zone,
	"type" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"seller_region" text NOT NULL,
	"dhl_insurance" boolean DEFAULT false NOT NULL,
	"comments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"royalty_percent" double precision,
	"promised_payout" bigint,
	"authenticated_at" timestamp with time zone,
	CONSTRAINT "asks_of_edition" UNIQUE("edition_id","id"),
	CONSTRAINT "asks_price" CHECK ("asks"."price" > 0 and "asks"."price_gbp" > 0),
	CONSTRAINT "asks_currency" CHECK ("asks"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "asks_type" CHECK ("asks"."type" in ('ask', 'sell')),
	CONSTRAINT "asks_status" CHECK ("asks"."status" in ('Draft', 'PendingAuthentication', 'MoreInfoRequired', 'Rejected', 'Approved', 'Done', 'Voided', 'Expired')),
	CONSTRAINT "asks_seller_region" CHECK ("asks"."seller_region" in ('UK', 'US', 'EU_1', 'EU_2', 'CAN_MEX', 'A_PAC', 'M_EAST', 'ROW'))
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
	"reminded_of" timestamp with time zone,
	"type" text NOT NULL,
	"status" text DEFAULT 'Draft' NOT NULL,
	"buyer_region" text NOT NULL,
	"lowest_ask_id" integer,
	"promised_total" bigint,
	"shipping_address" jsonb,
	CONSTRAINT "bids_of_edition" UNIQUE("edition_id","id"),
	CONSTRAINT "bids_price" CHECK ("bids"."price" > 0 and "bids"."price_gbp" > 0),
	CONSTRAINT "bids_currency" CHECK ("bids"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "bids_type" CHECK ("bids"."type" in ('bid', 'buy')),
	CONSTRAINT "bids_status" CHECK ("bids"."status" in ('Draft', 'Approved', 'Done', 'Voided', 'Expired')),
	CONSTRAINT "bids_buyer_region" CHECK ("bids"."buyer_region" in ('UK', 'US', 'EU_1', 'EU_2', 'CAN_MEX', 'A_PAC', 'M_EAST', 'ROW'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "idempotency_keys_status" CHECK ("idempotency_keys"."status" in ('answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_events_status" CHECK ("order_events"."status" in ('AwaitingPayment', 'PaymentFailed', 'AwaitingShipment', 'NotShipped', 'Shipped', 'Received', 'Authenticating', 'Authenticated', 'AuthenticationFailed', 'ShippedToBuyer', 'Delivered', 'PayoutPending', 'PaidOut', 'Cancelled', 'Returned'))
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
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fell_through_id" integer GENERATED ALWAYS AS (case when status in ('PaymentFailed', 'Cancelled') then id else 0 end) STORED NOT NULL,
	CONSTRAINT "orders_buyer_lines" CHECK ("orders"."buyer_price" + "orders"."buyer_shipping" + "orders"."buyer_process_fee" = "orders"."buyer_total"),
	CONSTRAINT "orders_seller_lines" CHECK ("orders"."seller_price" - "orders"."seller_application_fee" - "orders"."seller_royalty" - "orders"."seller_insurance" = "orders"."seller_payout"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in ('AwaitingPayment', 'PaymentFailed', 'AwaitingShipment', 'NotShipped', 'Shipped', 'Received', 'Authenticating', 'Authenticated', 'AuthenticationFailed', 'ShippedToBuyer', 'Delivered', 'PayoutPending', 'PaidOut', 'Cancelled', 'Returned')),
	CONSTRAINT "orders_currency" CHECK ("orders"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "orders_buyer_currency" CHECK ("orders"."buyer_currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "orders_seller_currency" CHECK ("orders"."seller_currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "orders_two_people" CHECK ("orders"."buyer_id" <> "orders"."seller_id")
);
--> statement-breakpoint
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
	CONSTRAINT "follower_news_kind" CHECK ("follower_news"."kind" in ('lowest-ask', 'highest-bid', 'sale', 'release')),
	CONSTRAINT "follower_news_currency" CHECK ("follower_news"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "follower_news_subject" CHECK (("follower_news"."release_id" is null) <> ("follower_news"."edition_id" is null)
        and ("follower_news"."edition_id" is null) = ("follower_news"."price" is null)
        and ("follower_news"."price" is null) = ("follower_news"."currency" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"user_id" integer NOT NULL,
	"processor" text NOT NULL,
	"customer_id" text,
	"setup_id" text,
	"setup_started_at" timestamp with time zone,
	"payment_method_id" text,
	"card" jsonb,
	"payout_account_id" text,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"payouts_enabled" boolean DEFAULT false NOT NULL,
	"requirements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "payment_accounts_user_id_processor_pk" PRIMARY KEY("user_id","processor"),
	CONSTRAINT "payment_accounts_processor" CHECK ("payment_accounts"."processor" in ('stripe', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "payment_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" uuid DEFAULT gen_random_uuid() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"payment_method_id" text,
	"processor_id" text,
	"failure" text,
	CONSTRAINT "payment_tasks_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_tasks_kind" CHECK ("payment_tasks"."kind" in ('charge', 'refund', 'payout')),
	CONSTRAINT "payment_tasks_status" CHECK ("payment_tasks"."status" in ('open', 'done', 'failed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dedupe_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_link" text,
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
	"used_at" timestamp with time zone,
	CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('confirm-email', 'reset-password'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"country_ip" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"follow_artist_new_highest_bid" boolean DEFAULT true NOT NULL,
	"follow_artist_new_lowest_ask" boolean DEFAULT true NOT NULL,
	"follow_artist_new_release" boolean DEFAULT true NOT NULL,
	"follow_artist_new_sale" boolean DEFAULT true NOT NULL,
	"disable_non_essential_cookies" boolean DEFAULT false NOT NULL,
	"release_settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"onboarding_experience" text,
	"onboarding_intent" text,
	"onboarding_status" text DEFAULT 'INCOMPLETE' NOT NULL,
	CONSTRAINT "profiles_currency" CHECK ("profiles"."currency" in ('GBP', 'USD', 'EUR')),
	CONSTRAINT "profiles_onboarding_status" CHECK ("profiles"."onboarding_status" in ('INCOMPLETE', 'SKIPPED', 'COMPLETED'))
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
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "social_identities_provider" CHECK ("social_identities"."provider" in ('google', 'apple'))
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "users_provider" CHECK ("users"."provider" in ('local', 'google', 'apple')),
	CONSTRAINT "users_role" CHECK ("users"."role" in ('user', 'operator'))
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
CREATE TABLE "artwork_words" (
	"word" text collate "C" NOT NULL,
	"heat" double precision NOT NULL,
	"artwork_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_vocabulary" (
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "name_vocabulary_word_kind_pk" PRIMARY KEY("word","kind"),
	CONSTRAINT "name_vocabulary_kind" CHECK ("name_vocabulary"."kind" in ('artist', 'artwork'))
);
--> statement-breakpoint
ALTER TABLE "artist_pictures" ADD CONSTRAINT "artist_pictures_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_pictures" ADD CONSTRAINT "artist_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_artists" ADD CONSTRAINT "artwork_artists_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_artists" ADD CONSTRAINT "artwork_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_pictures" ADD CONSTRAINT "artwork_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_lowest_ask" FOREIGN KEY ("id","lowest_ask_id") REFERENCES "public"."asks"("edition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_highest_bid" FOREIGN KEY ("id","highest_bid_id") REFERENCES "public"."bids"("edition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_artists" ADD CONSTRAINT "release_artists_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_artists" ADD CONSTRAINT "release_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_artists" ADD CONSTRAINT "followed_artists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_artists" ADD CONSTRAINT "followed_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "latest_searches" ADD CONSTRAINT "latest_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_notifications" ADD CONSTRAINT "release_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_notifications" ADD CONSTRAINT "release_notifications_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_artworks" ADD CONSTRAINT "saved_artworks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_artworks" ADD CONSTRAINT "saved_artworks_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_documents" ADD CONSTRAINT "ask_documents_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_lowest_ask" FOREIGN KEY ("edition_id","lowest_ask_id") REFERENCES "public"."asks"("edition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ask_id_asks_id_fk" FOREIGN KEY ("ask_id") REFERENCES "public"."asks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bid_id_bids_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."bids"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follower_news" ADD CONSTRAINT "follower_news_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_draws" ADD CONSTRAINT "raffle_draws_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entries" ADD CONSTRAINT "raffle_entries_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_entries" ADD CONSTRAINT "raffle_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artists_words" ON "artists" USING gin (words_of("name"));--> statement-breakpoint
CREATE INDEX "artists_by_name" ON "artists" USING btree (fold("name"),"id") WHERE "artists"."deleted_at" is null and "artists"."name" is not null;--> statement-breakpoint
CREATE INDEX "artists_created" ON "artists" USING btree ("created_at","id") WHERE "artists"."deleted_at" is null and "artists"."name" is not null;--> statement-breakpoint
CREATE INDEX "artwork_artists_artist" ON "artwork_artists" USING btree ("artist_id","artwork_id");--> statement-breakpoint
CREATE INDEX "artworks_heat" ON "artworks" USING btree ("heat","id","lowest_ask_gbp");--> statement-breakpoint
CREATE INDEX "artworks_created" ON "artworks" USING btree ("created_at","id","release_year");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask" ON "artworks" USING btree (coalesce("lowest_ask_gbp", 9007199254740991),"id","lowest_ask_gbp");--> statement-breakpoint
CREATE INDEX "artworks_lowest_ask_last" ON "artworks" USING btree (coalesce("lowest_ask_gbp", -1),"id");--> statement-breakpoint
CREATE INDEX "artworks_highest_bid" ON "artworks" USING btree (coalesce("highest_bid_gbp", -1),"id");--> statement-breakpoint
CREATE INDEX "artworks_last_ask" ON "artworks" USING btree ("last_ask_at","id") WHERE "artworks"."lowest_ask_gbp" is not null and "artworks"."last_ask_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_last_bid" ON "artworks" USING btree ("last_bid_at","id") WHERE "artworks"."highest_bid_gbp" is not null and "artworks"."last_bid_at" is not null;--> statement-breakpoint
CREATE INDEX "artworks_last_sale" ON "artworks" USING btree (coalesce("last_sale_at", '-infinity'),"id");--> statement-breakpoint
CREATE INDEX "artworks_release_first" ON "artworks" USING btree (coalesce("release_date", '9999'),"id");--> statement-breakpoint
CREATE INDEX "artworks_release_last" ON "artworks" USING btree (coalesce("release_date", ''),"id");--> statement-breakpoint
CREATE INDEX "artworks_year" ON "artworks" USING btree ("release_year","heat","id");--> statement-breakpoint
CREATE INDEX "artworks_impressions" ON "artworks" USING btree ("impressions","id");--> statement-breakpoint
CREATE INDEX "artworks_words" ON "artworks" USING gin (words_of("name"));--> statement-breakpoint
CREATE INDEX "artworks_medium" ON "artworks" USING btree ("medium","heat","id","lowest_ask_gbp");--> statement-breakpoint
CREATE UNIQUE INDEX "editions_name" ON "editions" USING btree ("artwork_id","name");--> statement-breakpoint
CREATE INDEX "releases_artwork" ON "releases" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "releases_start" ON "releases" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "releases_start_first" ON "releases" USING btree (coalesce("starts_at", 'infinity'),"id");--> statement-breakpoint
CREATE INDEX "releases_start_last" ON "releases" USING btree (coalesce("starts_at", '-infinity'),"id");--> statement-breakpoint
CREATE UNIQUE INDEX "followed_artists_once" ON "followed_artists" USING btree ("user_id","artist_id");--> statement-breakpoint
CREATE INDEX "followed_artists_newest" ON "followed_artists" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "followed_artists_artist" ON "followed_artists" USING btree ("artist_id","user_id");--> statement-breakpoint
CREATE INDEX "latest_searches_newest" ON "latest_searches" USING btree ("user_id","entity","searched_at" desc);--> statement-breakpoint
CREATE UNIQUE INDEX "release_notifications_once" ON "release_notifications" USING btree ("user_id","release_id");--> statement-breakpoint
CREATE INDEX "release_notifications_newest" ON "release_notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "release_notifications_release" ON "release_notifications" USING btree ("release_id","user_id");--> statement-breakpoint
CREATE INDEX "release_notifications_day_before" ON "release_notifications" USING btree ("release_id","id") WHERE "release_notifications"."day_before_told_at" is null;--> statement-breakpoint
CREATE INDEX "release_notifications_opening" ON "release_notifications" USING btree ("release_id","id") WHERE "release_notifications"."opening_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_artworks_once" ON "saved_artworks" USING btree ("user_id","artwork_id");--> statement-breakpoint
CREATE INDEX "saved_artworks_newest" ON "saved_artworks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submissions_user" ON "submissions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "submissions_pending" ON "submissions" USING btree ("id") WHERE "submissions"."status" = 'Pending';--> statement-breakpoint
CREATE INDEX "ask_documents_ask" ON "ask_documents" USING btree ("ask_id");--> statement-breakpoint
CREATE INDEX "asks_book" ON "asks" USING btree ("edition_id","price_gbp","placed_at","id") WHERE "asks"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "asks_user" ON "asks" USING btree ("user_id","id","status");--> statement-breakpoint
CREATE INDEX "asks_user_edition" ON "asks" USING btree ("user_id","edition_id");--> statement-breakpoint
CREATE INDEX "asks_pending" ON "asks" USING btree ("id") WHERE "asks"."status" = 'PendingAuthentication';--> statement-breakpoint
CREATE INDEX "asks_expiring" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'Approved' and "asks"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "asks_to_remind" ON "asks" USING btree ("expires_at") WHERE "asks"."status" = 'Approved' and "asks"."reminded_of" is distinct from "asks"."expires_at";--> statement-breakpoint
CREATE INDEX "asks_drafts" ON "asks" USING btree ("created_at") WHERE "asks"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "bids_book" ON "bids" USING btree ("edition_id","price_gbp" DESC NULLS LAST,"placed_at","id") WHERE "bids"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "bids_user" ON "bids" USING btree ("user_id","id","status");--> statement-breakpoint
CREATE INDEX "bids_user_edition" ON "bids" USING btree ("user_id","edition_id");--> statement-breakpoint
CREATE INDEX "bids_expiring" ON "bids" USING btree ("expires_at") WHERE "bids"."status" = 'Approved' and "bids"."expires_at" is not null;--> statement-breakpoint
CREATE INDEX "bids_to_remind" ON "bids" USING btree ("expires_at") WHERE "bids"."status" = 'Approved' and "bids"."reminded_of" is distinct from "bids"."expires_at";--> statement-breakpoint
CREATE INDEX "bids_drafts" ON "bids" USING btree ("created_at") WHERE "bids"."status" = 'Draft';--> statement-breakpoint
CREATE INDEX "bids_purchases" ON "bids" USING btree ("lowest_ask_id") WHERE "bids"."lowest_ask_id" is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_edition" ON "orders" USING btree ("edition_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_deadline" ON "orders" USING btree ("deadline") WHERE "orders"."deadline" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_ask_once" ON "orders" USING btree ("ask_id","fell_through_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_bid_once" ON "orders" USING btree ("bid_id","fell_through_id");--> statement-breakpoint
CREATE INDEX "follower_news_untold" ON "follower_news" USING btree ("id") WHERE "follower_news"."told_at" is null;--> statement-breakpoint
CREATE INDEX "follower_news_told" ON "follower_news" USING btree ("told_at") WHERE "follower_news"."told_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_customer" ON "payment_accounts" USING btree ("processor","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_accounts_payout" ON "payment_accounts" USING btree ("processor","payout_account_id");--> statement-breakpoint
CREATE INDEX "payment_accounts_setups" ON "payment_accounts" USING btree ("setup_started_at") WHERE "payment_accounts"."setup_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_once" ON "payment_tasks" USING btree ("order_id","kind");--> statement-breakpoint
CREATE INDEX "payment_tasks_open" ON "payment_tasks" USING btree ("next_attempt_at") WHERE "payment_tasks"."status" = 'open';--> statement-breakpoint
CREATE INDEX "emails_unsent" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_identities_user" ON "social_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_entries_once" ON "raffle_entries" USING btree ("release_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_entries_rank" ON "raffle_entries" USING btree ("release_id","rank");--> statement-breakpoint
CREATE INDEX "raffle_entries_user" ON "raffle_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "raffle_entries_untold" ON "raffle_entries" USING btree ("id") WHERE "raffle_entries"."rank" is not null and "raffle_entries"."told_at" is null;--> statement-breakpoint
CREATE INDEX "artwork_words_hottest" ON "artwork_words" USING btree ("word","heat","artwork_id");--> statement-breakpoint
CREATE INDEX "name_vocabulary_trigrams" ON "name_vocabulary" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- An artwork's impressions are its main edition's. By statement, for catalogues are entered whole.
CREATE FUNCTION set_impressions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artworks SET impressions = main.impressions
  FROM (
    SELECT artwork_id, coalesce(edition_size, 0) AS impressions
    FROM added_editions WHERE name = 'Main'
  ) AS main
  WHERE artworks.id = main.artwork_id AND artworks.impressions IS DISTINCT FROM main.impressions;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_impressions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artworks SET impressions = (
    SELECT coalesce(edition_size, 0) FROM editions
    WHERE artwork_id = artworks.id AND name = 'Main'
  )
  WHERE id IN (OLD.artwork_id, NEW.artwork_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER editions_added AFTER INSERT ON editions REFERENCING NEW TABLE AS added_editions
  FOR EACH STATEMENT EXECUTE FUNCTION set_impressions();--> statement-breakpoint
CREATE TRIGGER editions_changed AFTER UPDATE OF artwork_id, name, edition_size ON editions
  FOR EACH ROW EXECUTE FUNCTION refresh_impressions();--> statement-breakpoint
CREATE TRIGGER editions_removed AFTER DELETE ON editions
  FOR EACH ROW EXECUTE FUNCTION refresh_impressions();--> statement-breakpoint
-- A word counts as often as it is named; with a change of -1 it is taken off again.
CREATE FUNCTION count_words(kind_of text, words text[], change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_vocabulary (kind, word, uses)
  SELECT kind_of, word, change * count(*) FROM unnest(words) AS word GROUP BY word ORDER BY word
  ON CONFLICT (word, kind) DO UPDATE SET uses = name_vocabulary.uses + excluded.uses
$$;--> statement-breakpoint
CREATE FUNCTION index_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO artwork_words (word, heat, artwork_id)
    SELECT DISTINCT word, heat, id FROM added_artworks, unnest(words_of(name)) AS word;
  PERFORM count_words('artwork', ARRAY(
    SELECT word FROM added_artworks, unnest(words_of(name)) AS word
  ), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION index_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_words('artist', ARRAY(
    SELECT word FROM added_artists, unnest(words_of(name)) AS word WHERE deleted_at IS NULL
  ), 1);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reindex_artwork() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.name = NEW.name THEN
    UPDATE artwork_words SET heat = NEW.heat
      WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
    RETURN NULL;
  END IF;
  DELETE FROM artwork_words
    WHERE word = ANY (words_of(OLD.name)) AND heat = OLD.heat AND artwork_id = OLD.id;
  PERFORM count_words('artwork', words_of(OLD.name), -1);
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO artwork_words (word, heat, artwork_id)
      SELECT DISTINCT word, NEW.heat, NEW.id FROM unnest(words_of(NEW.name)) AS word;
    PERFORM count_words('artwork', words_of(NEW.name), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION reindex_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    PERFORM count_words('artist', words_of(OLD.name), -1);
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
    PERFORM count_words('artist', words_of(NEW.name), 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER artworks_indexed AFTER INSERT ON artworks REFERENCING NEW TABLE AS added_artworks
  FOR EACH STATEMENT EXECUTE FUNCTION index_artworks();--> statement-breakpoint
CREATE TRIGGER artworks_reindexed AFTER UPDATE OF name, heat ON artworks FOR EACH ROW
  WHEN (OLD.name <> NEW.name OR OLD.heat <> NEW.heat) EXECUTE FUNCTION reindex_artwork();--> statement-breakpoint
CREATE TRIGGER artworks_unindexed AFTER DELETE ON artworks
  FOR EACH ROW EXECUTE FUNCTION reindex_artwork();--> statement-breakpoint
CREATE TRIGGER artists_indexed AFTER INSERT ON artists REFERENCING NEW TABLE AS added_artists
  FOR EACH STATEMENT EXECUTE FUNCTION index_artists();--> statement-breakpoint
CREATE TRIGGER artists_reindexed AFTER UPDATE OF name, deleted_at ON artists
  FOR EACH ROW EXECUTE FUNCTION reindex_artist();--> statement-breakpoint
CREATE TRIGGER artists_unindexed AFTER DELETE ON artists
  FOR EACH ROW EXECUTE FUNCTION reindex_artist();--> statement-breakpoint
-- Known words that one edit turns into the typed one (a letter too many, too few, another one, or
-- two exchanged), or else those that look like it; of each kind the best `most`.
CREATE FUNCTION fuzzy_matches(typed text, one_edit boolean, most integer)
RETURNS TABLE (kind text, word text, uses integer, fit double precision)
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.4 AS $$
#variable_conflict use_column
DECLARE
  exchanged text[] := '{}';
BEGIN
  IF length(typed) < 3 THEN RETURN; END IF;
  IF one_edit THEN
    -- Another letter in a word of n leaves n - 2 of n + 4 trigrams in common; two letters exchanged
    -- leave fewer, so those words are looked up.
    PERFORM set_config('pg_trgm.similarity_threshold',
      ((length(typed) - 2) / (length(typed) + 4)::float8)::text, true);
    exchanged := ARRAY(
      SELECT overlay(typed PLACING reverse(substr(typed, place, 2)) FROM place)
      FROM generate_series(1, length(typed) - 1) AS place
    );
  END IF;
  RETURN QUERY
    SELECT kind, word, uses, fit FROM (
      SELECT *, row_number() OVER (PARTITION BY kind ORDER BY fit DESC, uses DESC) AS place
      FROM (
        SELECT kind, word, uses,
          greatest(similarity(word, typed), CASE WHEN one_edit THEN 0.5 END)::float8 AS fit
        FROM name_vocabulary
        WHERE uses > 0 AND (word % typed OR word = ANY (exchanged)) AND (
          NOT one_edit OR word = ANY (exchanged)
          OR levenshtein_less_equal(left(word, 255), left(typed, 255), 1) <= 1
        )
      ) AS matches
    ) AS ranked
    WHERE place <= most;
END $$;
