CREATE TABLE "certificates" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	"artists" text NOT NULL,
	"edition" text NOT NULL,
	"size" text NOT NULL,
	"copy_number" text NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "proposals" DROP CONSTRAINT "proposals_operation";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_of_order";--> statement-breakpoint
ALTER TABLE "ledger_transactions" DROP CONSTRAINT "ledger_transactions_kind";--> statement-breakpoint
ALTER TABLE "proposals" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "artist_id" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_artist_once" ON "proposals" USING btree ("artist_id","operation") WHERE "proposals"."outcome" is null;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_subject" CHECK (num_nonnulls("proposals"."order_id", "proposals"."artist_id") = 1);--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_operation" CHECK ("proposals"."operation" in ('orders record-payment', 'orders record-refund', 'orders record-repayment', 'royalties record-payment'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_of_order" CHECK ("ledger_transactions"."order_id" is not null or "ledger_transactions"."kind" in ('processor-fee', 'conversion', 'withdrawal', 'royalty-payment', 'reversal'));--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_kind" CHECK ("ledger_transactions"."kind" in ('charge', 'sale', 'payout', 'refund-due', 'refund', 'dispute', 'dispute-lost', 'partial-refund', 'debt', 'set-off', 'repayment', 'processor-fee', 'conversion', 'withdrawal', 'royalty-payment', 'reversal'));--> statement-breakpoint
-- As in 0031, with the payment of royalties.
CREATE OR REPLACE FUNCTION ledger_kind_has(transaction_kind text, account_kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE transaction_kind
  WHEN 'charge' THEN account_kind IN ('processor', 'bank', 'buyer')
  WHEN 'sale' THEN account_kind IN ('buyer', 'shipping', 'processing-fees', 'exchange',
    'application-fees', 'royalties', 'insurance', 'seller')
  WHEN 'payout' THEN account_kind IN ('seller', 'processor', 'bank')
  WHEN 'refund-due' THEN account_kind IN ('buyer', 'refunds')
  WHEN 'refund' THEN account_kind IN ('refunds', 'processor', 'bank')
  WHEN 'dispute' THEN account_kind IN ('disputes', 'processor')
  WHEN 'dispute-lost' THEN account_kind IN ('buyer', 'refunds', 'disputes')
  WHEN 'partial-refund' THEN account_kind IN ('seller', 'exchange', 'refunds')
  WHEN 'debt' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'set-off' THEN account_kind IN ('seller', 'seller-debt')
  WHEN 'repayment' THEN account_kind IN ('bank', 'seller-debt')
  WHEN 'processor-fee' THEN account_kind IN ('processor', 'processor-costs')
  WHEN 'conversion' THEN account_kind IN ('processor', 'exchange')
  WHEN 'withdrawal' THEN account_kind IN ('processor', 'bank')
  WHEN 'royalty-payment' THEN account_kind IN ('royalties', 'bank')
  WHEN 'reversal' THEN true
  ELSE false
END;--> statement-breakpoint
-- An artist is paid no more than is owed. Payments to one artist wait for each other.
CREATE FUNCTION check_royalty_payments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid record;
BEGIN
  FOR paid IN
    SELECT account.id, account.artist_id FROM added
    JOIN ledger_transactions AS posted ON posted.id = added.transaction_id
    JOIN ledger_accounts AS account ON account.id = added.account_id
    WHERE posted.kind = 'royalty-payment' AND account.kind = 'royalties' ORDER BY 1
  LOOP
    PERFORM FROM artists WHERE id = paid.artist_id FOR NO KEY UPDATE;
    PERFORM FROM ledger_entries WHERE account_id = paid.id HAVING sum(amount) > 0;
    IF FOUND THEN
      RAISE EXCEPTION 'artist % is owed less', paid.artist_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_royalty_owed';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_royalties AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_royalty_payments();--> statement-breakpoint
-- Works that were authenticated before there were certificates. The figures of a random uuid are of
-- the codes' alphabet.
INSERT INTO certificates (order_id, code, issued_at, title, artists, edition, size, copy_number)
SELECT orders.id,
  (SELECT concat_ws('-', substr(random, 1, 5), substr(random, 6, 5), substr(random, 11, 5), substr(random, 16, 5))
    FROM upper(replace(concat(orders.id * 0, gen_random_uuid()), '-', '')) AS random),
  authenticated.at, artworks.name,
  coalesce((SELECT string_agg(artists.name, ', ' ORDER BY maker.position) FROM artwork_artists AS maker
    JOIN artists ON artists.id = maker.artist_id
    WHERE maker.artwork_id = artworks.id AND artists.deleted_at IS NULL), ''),
  CASE editions.name WHEN 'Main' THEN 'Main edition' WHEN 'Artist' THEN 'Artist’s proof'
    WHEN 'Printer' THEN 'Printer’s proof' WHEN 'Other' THEN coalesce(editions.other_name, 'Other')
    ELSE editions.name END
    || CASE WHEN editions.edition_size > 0 THEN ' of ' || editions.edition_size ELSE '' END,
  editions.size, coalesce(orders.copy_details ->> 'number', '')
FROM orders
JOIN order_events AS authenticated ON authenticated.order_id = orders.id AND authenticated.status = 'Authenticated'
JOIN editions ON editions.id = orders.edition_id
JOIN artworks ON artworks.id = editions.artwork_id;
