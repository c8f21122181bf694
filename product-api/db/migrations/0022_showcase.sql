CREATE TABLE "collection_artworks" (
	"collection_id" integer NOT NULL,
	"position" integer NOT NULL,
	"artwork_id" integer NOT NULL,
	CONSTRAINT "collection_artworks_collection_id_position_pk" PRIMARY KEY("collection_id","position")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"rule" jsonb,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "collections_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "showcase" (
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"artist_id" integer,
	"artwork_id" integer,
	CONSTRAINT "showcase_place_position_pk" PRIMARY KEY("place","position"),
	CONSTRAINT "showcase_place" CHECK ("showcase"."place" in ('home-works', 'header-artists', 'onboarding-artists')),
	CONSTRAINT "showcase_record" CHECK (num_nonnulls("showcase"."artist_id", "showcase"."artwork_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "collection_artworks" ADD CONSTRAINT "collection_artworks_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_artworks" ADD CONSTRAINT "collection_artworks_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase" ADD CONSTRAINT "showcase_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase" ADD CONSTRAINT "showcase_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_artworks_artwork" ON "collection_artworks" USING btree ("artwork_id");